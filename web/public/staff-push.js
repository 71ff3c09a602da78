/* Shows the staff what happens in the shop, and does nothing else: it takes no part in loading pages. */
self.addEventListener('push', (event) => {
  const { title, url, lang } = event.data?.json() ?? {};
  if (!title) return;
  event.waitUntil(self.registration.showNotification(title, { lang, tag: url, icon: '/apple-touch-icon.png', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/admin-panel', self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href));
});
