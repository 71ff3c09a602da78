/** The partner whom the documentation names. A new sandbox has it, so that what stands there works as it is. */
export const SANDBOX_PARTNER = { slug: 'indra', name: 'Indra Sharma', email: 'indra@example.com' };
