import { formatPrice } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** Money in the shop's currency, from dollars as the API sends them. */
export function Amount({ dollars, className }: { dollars: number; className?: string }) {
  const { language } = useI18n();
  return <span className={classNames('price', className)}>{formatPrice(dollars, language)}</span>;
}
