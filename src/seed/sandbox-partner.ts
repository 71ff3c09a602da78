/** The partner in the examples of the documentation. A new sandbox has it, so that the examples work as they are. */
export const SANDBOX_PARTNER = { slug: 'indra', name: 'Indra Sharma', email: 'indra@example.com' };
