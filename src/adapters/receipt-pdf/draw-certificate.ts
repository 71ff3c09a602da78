import { dayInWords } from '#kernel/day-in-words.ts';
import { withDash } from '#kernel/format.ts';
import type { Language } from '#kernel/language.ts';
import type { CertificateText, DrawCertificate } from '#modules/certificates/index.ts';
import { BRAND } from '#words/brand.ts';
import { CERTIFICATE_WORDS } from '#words/certificates.ts';
import { orderNumber } from '#words/order-number.ts';
import { drawEmblem } from './draw-emblem.ts';
import { createWritePaper, type Fonts } from './paper.ts';
import {
  artifact,
  facts,
  GOLD,
  heading,
  INK,
  keepTogether,
  LINE,
  type Look,
  leftOf,
  MUTED,
  type Part,
  type Pdf,
  paragraph,
} from './pdf-parts.ts';
import { qrPath } from './qr-path.ts';

/** The fonts of the text, and for large words one for each script. */
interface CertificateFonts extends Fonts {
  readonly headings: Readonly<Record<'cyrillic' | 'latin', string>>;
}

// Points.
const QR_SIZE = 92;
const EMBLEM_RADIUS = 34;

const CENTRED = { align: 'center' } as const;

/** Draws certificates as PDF files in the look of receipts. The same certificate gives the same bytes. */
export function createDrawCertificate({ headings, ...fonts }: CertificateFonts): DrawCertificate {
  const writePaperIn = {
    cyrillic: createWritePaper({ ...fonts, heading: headings.cyrillic }),
    latin: createWritePaper({ ...fonts, heading: headings.latin }),
  };
  return async ({ issuedAt }, text, language) => {
    const words = CERTIFICATE_WORDS[language];
    const title = `${words.title}, ${BRAND[language]}`;
    const address = `${text.shop}/verify/${text.code}`;
    const qr = await qrPath(address);
    return writePaperIn[words.script]({ title, language, createdAt: issuedAt }, (pdf, root) => {
      frame(pdf);
      pdf.on('pageAdded', () => frame(pdf));
      drawCertificate(pdf, root, text, { language, address, qr });
    });
  };
}

type Ritual = CertificateText['rituals'][number];

/** What is drawn of a certificate beside its text. */
interface Drawn {
  readonly language: Language;
  /** Where the certificate is verified, and the same as a code for cameras. */
  readonly address: string;
  readonly qr: Awaited<ReturnType<typeof qrPath>>;
}

function drawCertificate(pdf: Pdf, root: Part, text: CertificateText, drawn: Drawn): void {
  const { language } = drawn;
  const words = CERTIFICATE_WORDS[language];
  drawEmblem(pdf, { x: pdf.page.width / 2, y: pdf.y + EMBLEM_RADIUS, radius: EMBLEM_RADIUS });
  pdf.y += 2 * EMBLEM_RADIUS + 14;
  const order = `${words.order} ${orderNumber(text.order, language)}`;
  paragraph(pdf, root, 'P', `${BRAND[language]} · ${order}`, { color: MUTED, ...CENTRED });
  paragraph(pdf, root, 'H1', words.title, { font: 'heading', size: 38, ...CENTRED });
  paragraph(pdf, root, 'P', words.intro, { size: 12, ...CENTRED });
  if (text.test) paragraph(pdf, root, 'P', words.test, { font: 'strong', ...CENTRED });
  pdf.y += 14;
  facts(pdf, root, [
    ...text.rituals.flatMap(({ name, from, to, place }) => [
      { label: words.ritual, value: withDash(name[language]) },
      { label: words.days, value: daysOf(from, to, language) },
      { label: words.place, value: place },
    ]),
    { label: words.issued, value: dayInWords(text.issuedAt.slice(0, 10))[language] },
  ]);
  for (const ritual of text.rituals) drawParts(pdf, root, ritual, text, language);
  drawHashes(pdf, root, text, language);
  drawVerification(pdf, root, text, drawn);
}

function daysOf(from: string, to: string, language: Language): string {
  const first = dayInWords(from)[language];
  const last = dayInWords(to)[language];
  return first === last ? first : `${first} — ${last}`;
}

/** The parts of a ritual as they were noted, with times of the clock at the fire; nothing when none were. */
function drawParts(pdf: Pdf, root: Part, ritual: Ritual, text: CertificateText, language: Language): void {
  const { parts = [], name } = ritual;
  if (parts.length === 0) return;
  const words = CERTIFICATE_WORDS[language];
  heading(pdf, root, text.rituals.length === 1 ? words.parts : `${words.parts}: ${withDash(name[language])}`);
  const rows = parts.map((part) => {
    const { ahutis, first, last } = part;
    const counted = ahutis === null ? [] : [words.ahutis(ahutis.toLocaleString(language), ahutis === 1)];
    const [from, to] = [first, last].map((at) => `${dayInWords(at.slice(0, 10))[language]}, ${at.slice(11, 16)}`);
    return { label: part.name[language], value: [...counted, from === to ? from : `${from} — ${to}`].join(' · ') };
  });
  facts(pdf, root, rows);
}

/** SHA-256 of each picture and of the ledger's seal. */
function drawHashes(pdf: Pdf, root: Part, { files, seal }: CertificateText, language: Language): void {
  const words = CERTIFICATE_WORDS[language];
  heading(pdf, root, words.files);
  const pictures = files.filter(({ kind }) => kind === 'picture');
  const rows = pictures.map(({ sha256 }, index) => ({ label: `${words.picture} ${index + 1}`, value: inGroups(sha256) }));
  if (rows.length > 0) facts(pdf, root, rows);
  else paragraph(pdf, root, 'P', words.noFiles, {});
  heading(pdf, root, words.sealOf(seal.number, dayInWords(seal.day)[language]));
  paragraph(pdf, root, 'P', inGroups(seal.hash), { size: 9 });
}

/** In groups of eight characters, which people can compare. */
function inGroups(hash: string): string {
  return (hash.match(/.{8}/g) ?? []).join(' ');
}

/** Where and how the certificate is verified, with a code for cameras. */
function drawVerification(pdf: Pdf, root: Part, text: CertificateText, { language, address, qr }: Drawn): void {
  const words = CERTIFICATE_WORDS[language];
  pdf.y += 24;
  // A long address takes two lines, and the text beside the code is then higher than the code.
  keepTogether(pdf, QR_SIZE + 28);
  const top = pdf.y;
  const figure = pdf.struct('Figure', { alt: words.scan }, [
    () => {
      const left = leftOf(pdf);
      pdf
        .save()
        .translate(left, top)
        .scale(QR_SIZE / qr.size);
      pdf.path(qr.path).fill(INK).restore();
    },
  ]);
  root.add(figure);
  const x = leftOf(pdf) + QR_SIZE + 20;
  const width = pdf.page.width - pdf.page.margins.right - x;
  const line = (content: string, look: Look) => paragraph(pdf, root, 'P', content, look, { x, width });
  pdf.y = top;
  line(words.code, { size: 9, color: MUTED });
  line(text.code, { font: 'strong', size: 14 });
  line(address, { size: 9 });
  line(words.signed(text.key), { size: 9 });
  line(words.how, { size: 9 });
  pdf.y = Math.max(pdf.y, top + QR_SIZE);
}

/** Two lines around the page. */
function frame(pdf: Pdf): void {
  const { width, height } = pdf.page;
  artifact(pdf, () => {
    pdf
      .roundedRect(22, 22, width - 44, height - 44, 6)
      .lineWidth(1)
      .stroke(GOLD);
    pdf
      .roundedRect(27, 27, width - 54, height - 54, 4)
      .lineWidth(0.5)
      .stroke(LINE);
  });
}
