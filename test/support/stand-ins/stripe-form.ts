/** A value of a form with brackets: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
export interface Form {
  [name: string]: string | Form;
}

/** Reads a form with brackets, as Stripe's API takes it. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.replaceAll(']', '').split('[');
    const last = names.pop() ?? '';
    let inner = form;
    for (const name of names) {
      inner[name] ??= {};
      inner = inner[name] as Form;
    }
    inner[last] = value;
  }
  return form;
}

/** The parameters of a new checkout session that the stand-in knows; `*` is any name. */
const PARAMETERS = `mode success_url cancel_url client_reference_id locale expires_at metadata.* payment_intent_data.metadata.*
  adaptive_pricing.enabled allowed_payment_method_types.* customer_email
  line_items.*.quantity line_items.*.price_data.currency line_items.*.price_data.unit_amount
  line_items.*.price_data.product_data.name`.split(/\s+/);

/** The first parameter that Stripe would refuse, with its reason; undefined for a right request at `now`, in seconds. */
export function wrongParameter(form: Form, now: number): string | undefined {
  const sent = pathsOf(form);
  const unknown = sent.find(([path]) => !PARAMETERS.some((each) => isPath(each, path)));
  if (unknown) return `Received unknown parameter: ${unknown[0]}`;
  const fraction = sent.find(([path, value]) => /\.(unit_amount|quantity)$/.test(path) && !/^\d{1,8}$/.test(value));
  if (fraction) return `Invalid integer: ${fraction[1]}`;
  // A name has 40 characters, after `metadata.`.
  const long = sent.find(([path, value]) => path.startsWith('metadata.') && (value.length > 500 || path.length > 49));
  if (long) return 'Metadata is too long';
  if (form.mode !== 'payment' || !form.line_items || !form.success_url) return 'Missing required param';
  const seconds = Number(form.expires_at) - now;
  return seconds < 30 * 60 || seconds > 24 * 3600 ? 'The `expires_at` timestamp must be 30 minutes to 24 hours away' : undefined;
}

function pathsOf(form: Form, before = ''): [string, string][] {
  return Object.entries(form).flatMap(([name, value]) =>
    typeof value === 'string' ? [[before + name, value] as [string, string]] : pathsOf(value, `${before}${name}.`),
  );
}

function isPath(pattern: string, path: string): boolean {
  const names = pattern.split('.');
  const sent = path.split('.');
  return names.length === sent.length && names.every((name, index) => name === '*' || name === sent[index]);
}
