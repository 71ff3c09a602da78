import { classNames } from '../../ui/class-names.ts';

const DEFAULT_PICTURE = '/emblems/flame.svg';

/** A ritual's picture; the default one when it does not come, also when it failed before the page came to life. */
export function CardPicture({ address, className }: { address: string; className?: string }) {
  return (
    <div className={classNames('glow', className)}>
      <img
        ref={(picture) => {
          if (picture?.complete && picture.naturalWidth === 0) showDefault(picture);
        }}
        src={address || DEFAULT_PICTURE}
        onError={({ currentTarget }) => showDefault(currentTarget)}
        alt=""
        width={80}
        height={80}
        loading="lazy"
        decoding="async"
        className="size-16 sm:size-20"
      />
    </div>
  );
}

function showDefault(picture: HTMLImageElement): void {
  if (picture.getAttribute('src') !== DEFAULT_PICTURE) picture.src = DEFAULT_PICTURE;
}
