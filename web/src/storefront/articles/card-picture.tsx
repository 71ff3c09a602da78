const DEFAULT_PICTURE = '/emblems/flame.svg';

/** A ritual's picture; the default one when it does not come, also when it failed before the page came to life. */
export function CardPicture({ address }: { address: string }) {
  return (
    <div className="glow mb-4 flex justify-center py-4">
      <img
        ref={(picture) => {
          if (picture?.complete && picture.naturalWidth === 0) showDefault(picture);
        }}
        src={address || DEFAULT_PICTURE}
        onError={({ currentTarget }) => showDefault(currentTarget)}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
        className="size-24"
      />
    </div>
  );
}

function showDefault(picture: HTMLImageElement): void {
  if (picture.getAttribute('src') !== DEFAULT_PICTURE) picture.src = DEFAULT_PICTURE;
}
