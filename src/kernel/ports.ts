/**
 * What the use cases of a module need together: the ports of each of these factories in one object. `PortsOf<typeof createA | typeof
 * createB>` has all that either needs.
 */
export type PortsOf<Factory extends (ports: never) => unknown> = (
  Factory extends (ports: infer Ports) => unknown
    ? (ports: Ports) => void
    : never
) extends (ports: infer All) => void
  ? All
  : never;
