import { SupportMail, SupportMessenger } from '../../page/support.tsx';

/** The shop's e-mail and messenger. */
export function Contacts() {
  return (
    <ul className="text-sm">
      <li>
        <SupportMail />
      </li>
      <li>
        <SupportMessenger />
      </li>
    </ul>
  );
}
