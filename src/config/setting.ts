/** The rule of a variable in the words of JSON Schema, with its default and its meaning. Every value is a text. */
export interface Setting {
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly default?: string;
  readonly description: string;
}
