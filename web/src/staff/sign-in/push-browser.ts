/** The worker that shows pushes. No page of the shop's visitors is in its scope. */
const WORKER = '/staff-push.js';
const SCOPE = '/admin-panel/';

/** Can this browser show pushes at all? Phones of Apple can once the page stands on the home screen. */
export function canShowPushes(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The subscription of this browser; undefined while pushes are off. */
export async function ownSubscription(): Promise<PushSubscription | undefined> {
  if (!canShowPushes()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** Asks the person and the browser for pushes. Throws `NotAllowedError` when the person or the browser refuses. */
export async function subscribe(key: string): Promise<PushSubscription> {
  // Asked at once, because browsers ask only in answer to a press.
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') throw new DOMException(answer, 'NotAllowedError');
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await becomesActive(registration);
  const known = await registration.pushManager.getSubscription();
  // A subscription that was made with another key of the shop takes no pushes of this one.
  await known?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Turns pushes off in this browser, which takes the worker away with them. */
export async function unsubscribe(): Promise<void> {
  if (!canShowPushes()) return;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await registration?.unregister();
}

/** Waits until the worker of a registration can take pushes. */
function becomesActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (!worker || registration.active) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker was refused.'));
    });
  });
}
