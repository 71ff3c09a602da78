#!/bin/sh
# Makes an authority of your own and the mail catcher's certificate, in docker/certificates/, for a rehearsal. Needs openssl.
set -eu
umask 022
mkdir -p "$(dirname "$0")/certificates"
cd "$(dirname "$0")/certificates"
[ ! -e authority.pem ] || { echo "There are certificates already: remove $(pwd) to make new ones" >&2; exit 1; }

openssl req -x509 -newkey rsa:3072 -nodes -sha256 -days 825 -subj "/CN=Rehearsal of the shop" \
  -keyout authority-key.pem -out authority.pem 2>/dev/null
openssl req -newkey rsa:3072 -nodes -subj "/CN=mail" -keyout mail-key.pem -out mail.csr 2>/dev/null
echo "subjectAltName = DNS:mail" > names
openssl x509 -req -sha256 -days 825 -in mail.csr -CA authority.pem -CAkey authority-key.pem -CAcreateserial \
  -extfile names -out mail.pem 2>/dev/null
rm -f mail.csr names authority.srl
chmod 600 authority-key.pem
echo "Made authority.pem, mail.pem and mail-key.pem in $(pwd)"
