import { classNames } from '../class-names.ts';

const DEFAULT_PICTURE = '/emblems/flame.svg';
/** Of this host. The content security policy would refuse any other. */
const OWN_ADDRESS = /^\/(?![/\\])/;

interface EmblemPictureProps {
  address: string;
  alt?: string | undefined;
  size: string;
  className?: string;
}

/**
 * A picture of an article or a ritual. Shows the default picture when the address is not of this shop, or when the picture failed to load,
 * also before hydration. Without `alt` it is hidden from screen readers: the title stands beside it. `size` sets its size, `className` its
 * place.
 */
export function EmblemPicture({ address, alt = '', size, className }: EmblemPictureProps) {
  return (
    <div className={classNames('glow', className)}>
      <img
        ref={(picture) => {
          if (picture?.complete && picture.naturalWidth === 0) showDefault(picture);
        }}
        src={OWN_ADDRESS.test(address) ? address : DEFAULT_PICTURE}
        onError={({ currentTarget }) => showDefault(currentTarget)}
        alt={alt}
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
        className={classNames('max-w-none rounded-field object-cover', size)}
      />
    </div>
  );
}

function showDefault(picture: HTMLImageElement): void {
  if (picture.getAttribute('src') !== DEFAULT_PICTURE) picture.src = DEFAULT_PICTURE;
}
