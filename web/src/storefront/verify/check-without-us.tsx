import { Download } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/late/card.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import { keyAddress, signatureAddress, textAddress } from './certificate-queries.ts';

/** How to verify the certificate with openssl alone. Drawn only in a browser: it names the address of the shop. */
export function CheckWithoutUs({ code, keyId }: { code: string; keyId: string }) {
  const { t } = useI18n();
  const downloads = [textAddress(code), signatureAddress(code), keyAddress(keyId)];
  const commands = [
    ...downloads.map((address) => `curl -O ${location.origin}${address}`),
    // `curl -O` stores each of the three under the last part of its address.
    `openssl pkeyutl -verify -pubin -inkey ${keyId}.pem -rawin \\`,
    '  -in certificate.json -sigfile certificate.sig',
  ].join('\n');
  return (
    <Card
      title={t('verify.without')}
      aside={<CopyButton text={commands} label={t('verify.copy')} copiedLabel={t('verify.copied')} />}
    >
      <p className="mt-2">{t('verify.withoutText')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus, the keyboard can scroll to what does not fit. */}
      <pre tabIndex={0} className="mt-3 overflow-x-auto rounded-field bg-sunk px-4 py-3 font-mono text-xs leading-relaxed">
        <span className="text-muted"># {t('verify.commandsComment')}</span>
        {`\n${commands}\n`}
        {/* What openssl prints, in every language. */}
        <span className="text-ok">Signature Verified Successfully</span>
      </pre>
      <p className="mt-3 text-muted text-sm">{t('verify.withoutRevoked')}</p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {downloads.map((address) => (
          <li key={address}>
            <a href={address} download className="text-link inline-flex min-h-11 items-center gap-1.5">
              <Download size={16} aria-hidden="true" />
              {address.slice(address.lastIndexOf('/') + 1)}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
