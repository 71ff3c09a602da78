/** A line of the palette: something to do or a place to go to. */
export interface Command {
  readonly key: string;
  readonly text: string;
  /** What tells it from others of the same name. */
  readonly detail?: string | undefined;
  /** The key that does the same. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}
