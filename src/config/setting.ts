/** A variable's rule in the words of JSON Schema, all being text, with its default and its meaning. */
export interface Setting {
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly default?: string;
  readonly description: string;
}
