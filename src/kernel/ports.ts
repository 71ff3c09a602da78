/**
 * What the use cases of a module need together: the ports of each of these factories in one object. `PortsOf<typeof createA | typeof
 * createB>` has all that either needs. The ports become the parameter of a function, because TypeScript infers one type for the parameter
 * of several functions as the intersection of theirs.
 */
export type PortsOf<Factory extends (ports: never) => unknown> = (
  Factory extends (ports: infer Ports) => unknown
    ? (ports: Ports) => void
    : never
) extends (ports: infer All) => void
  ? All
  : never;

/**
 * Returns the function that makes all use cases of a module from its ports: each factory gets all of them and takes what it needs, hence `as
 * never`.
 */
export function composing<const Factories extends Readonly<Record<string, (ports: never) => unknown>>>(factories: Factories) {
  return (ports: PortsOf<Factories[keyof Factories]>) =>
    Object.fromEntries(Object.entries(factories).map(([name, make]) => [name, make(ports as never)])) as {
      readonly [Name in keyof Factories]: ReturnType<Factories[Name]>;
    };
}
