/** Hosts at which most people have their mail; what differs from one of them by a single mistake is probably that one. */
export const MAIL_HOSTS: readonly string[] = `
  gmail.com googlemail.com yahoo.com hotmail.com outlook.com live.com icloud.com aol.com gmx.de gmx.net proton.me protonmail.com
  mail.ru yandex.ru ya.ru yandex.com rambler.ru bk.ru list.ru inbox.ru`
  .trim()
  .split(/\s+/);
