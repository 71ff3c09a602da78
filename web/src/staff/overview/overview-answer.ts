import type { components } from '#contract';

export type Overview = components['schemas']['Overview'];
