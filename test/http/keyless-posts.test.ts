import { expect, test } from 'vitest';
import { allOperations, readContract } from '../../src/http/contract/contract-document.ts';

/** Operations that take no key, by the reason why a repetition of theirs does no harm. */
const WITHOUT_KEY = {
  'signs in, or proves who asks': [
    ...['requestLogin', 'verifyCode', 'logout', 'requestEmailChange', 'confirmEmailChange', 'openSandbox'],
    ...['offerPasskey', 'addPasskey', 'offerAuthenticator', 'addAuthenticator', 'askForSecondFactor', 'giveSecondFactor'],
  ],
  'reads or computes': [
    'quoteCart',
    'findBirthStar',
    'previewOrderChange',
    'viewLinkedRefund',
    'lookAtInvitation',
    'readCertificateNames',
    'planContentImport',
    'exportClient',
  ],
  'says what then holds, however often it is said': [
    ...['saveRitualPlan', 'giveRefundAddress', 'reportManualPayment', 'cancelCryptoPayment', 'addPushDevice', 'eraseClient'],
    ...['beginRitual', 'completeRitual', 'withdrawRitePart', 'receiveGatewayNotice'],
  ],
  'uses a link that ends with it': ['declineInvitation'],
  'is refused when it is there already': ['createProfile', 'inviteMember', 'askForRefund', 'revokeCertificate'],
  'sends a letter to a reader who knows them, a few times a day': ['sendRefundLink', 'sendOrderLetter'],
  'asks the staff for a call, who see that two ask the same': ['requestConsultation'],
  'stores a file that is forgotten unless somebody names it': [
    ...['uploadReportPicture', 'uploadContentPicture', 'addPartnerEvidence', 'addEvidence'],
  ],
  'shows a person a secret in place of the last one': ['renewPlanCalendar', 'renewRecoveryCodes'],
  'plays the world outside of the shop, which knows no keys': [
    ...['makeSandboxKey', 'fillSandboxInbox', 'createSandboxTransfer', 'paySandboxCard'],
  ],
};

test('every POST that makes or moves something takes an idempotency key or names the version that was read', () => {
  const takes = ({ parameters }: { parameters: readonly unknown[] }) =>
    parameters.some((parameter) => {
      const { $ref, name } = parameter as { $ref?: string; name?: string };
      return /IdempotencyKey|\/IfMatch|^Idempotency-Key$/.test($ref ?? name ?? '');
    });
  const others = allOperations(readContract({ withSandbox: true })).filter(
    (operation) => operation.method === 'post' && !takes(operation),
  );
  expect(others.map(({ operationId }) => operationId).toSorted()).toEqual(Object.values(WITHOUT_KEY).flat().toSorted());
});
