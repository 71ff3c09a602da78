/** A variable's rule in JSON Schema, with its default and its meaning. */
export interface Setting {
  readonly type: 'string';
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly default?: string;
  readonly description: string;
}
