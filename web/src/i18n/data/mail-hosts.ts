/** The hosts at which most people have their mail. A typed host that differs from one of them by a single mistake probably means that one. */
export const MAIL_HOSTS: readonly string[] = `
  gmail.com googlemail.com yahoo.com hotmail.com outlook.com live.com icloud.com aol.com mail.com ymail.com gmx.de gmx.net proton.me
  protonmail.com mail.ru yandex.ru ya.ru yandex.com rambler.ru bk.ru list.ru inbox.ru`
  .trim()
  .split(/\s+/);
