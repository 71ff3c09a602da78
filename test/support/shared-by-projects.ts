interface Shared<Thing> {
  readonly thing: Promise<Thing>;
  users: number;
}

/**
 * Makes something once for the whole run. Vitest loads a set-up once for each project, so the projects share by a global variable. `leave`
 * says that a project is over; with the last of them the thing ends.
 */
export async function sharedByProjects<Thing>(
  name: string,
  make: () => Promise<Thing>,
  end: (thing: Thing) => Promise<unknown>,
): Promise<{ readonly thing: Thing; readonly leave: () => Promise<void> }> {
  const holder = globalThis as unknown as Record<string, Shared<Thing>>;
  holder[name] ??= { thing: make(), users: 0 };
  const shared = holder[name];
  shared.users += 1;
  const thing = await shared.thing;
  const leave = async () => {
    shared.users -= 1;
    if (shared.users === 0) await end(thing);
  };
  return { thing, leave };
}
