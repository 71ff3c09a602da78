import { classNames } from '../class-names.ts';

const DEFAULT_PICTURE = '/emblems/flame.svg';
/** Of this host. The content security policy would refuse any other. */
const OWN_ADDRESS = /^\/(?![/\\])/;

/**
 * A picture of the content, by its address; the default one when it is not our own or does not come, also when it failed before the page
 * came to life. Decoration: the title stands beside it in words. `size` is its own, `className` places it.
 */
export function EmblemPicture({ address, size, className }: { address: string; size: string; className?: string }) {
  return (
    <div className={classNames('glow', className)}>
      <img
        ref={(picture) => {
          if (picture?.complete && picture.naturalWidth === 0) showDefault(picture);
        }}
        src={OWN_ADDRESS.test(address) ? address : DEFAULT_PICTURE}
        onError={({ currentTarget }) => showDefault(currentTarget)}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
        className={classNames('max-w-none', size)}
      />
    </div>
  );
}

function showDefault(picture: HTMLImageElement): void {
  if (picture.getAttribute('src') !== DEFAULT_PICTURE) picture.src = DEFAULT_PICTURE;
}
