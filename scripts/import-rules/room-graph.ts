/** A source file and what it imports. */
interface Module {
  source: string;
  dependencies: { resolved: string }[];
}

interface Room {
  name: string;
  paths: string[];
}

const isTest = (path: string): boolean => /\.test(-fixture)?\.tsx?$/.test(path);

/** Which room imports which others, by the imports of their files that are no tests; only among the given rooms. */
export function roomGraph(modules: readonly Module[], rooms: readonly Room[]): Map<string, Set<string>> {
  const roomOf = (path: string): string | undefined =>
    rooms.find(({ paths }) => paths.some((prefix) => (prefix.endsWith('/') ? path.startsWith(prefix) : path === prefix)))?.name;
  const graph = new Map(rooms.map(({ name }): [string, Set<string>] => [name, new Set()]));
  for (const { source, dependencies } of modules) {
    const from = isTest(source) ? undefined : roomOf(source);
    if (from === undefined) continue;
    for (const { resolved } of dependencies) {
      const to = isTest(resolved) ? undefined : roomOf(resolved);
      if (to !== undefined && to !== from) graph.get(from)?.add(to);
    }
  }
  return graph;
}

/** How many rooms the longest chain of imports leads through. Throws where rooms import each other in a circle. */
export function floorsOf(graph: ReadonlyMap<string, ReadonlySet<string>>): number {
  const floors = new Map<string, number>();
  const floorOf = (room: string, above: readonly string[]): number => {
    if (above.includes(room)) throw new Error(`Rooms in a circle: ${[...above, room].join(' -> ')}`);
    const known = floors.get(room);
    if (known !== undefined) return known;
    const floor = 1 + Math.max(0, ...[...(graph.get(room) ?? [])].map((below) => floorOf(below, [...above, room])));
    floors.set(room, floor);
    return floor;
  };
  return Math.max(0, ...[...graph.keys()].map((room) => floorOf(room, [])));
}

/** How many imports there are from one room to another, each pair of rooms counted once. */
export const arrowsOf = (graph: ReadonlyMap<string, ReadonlySet<string>>): number =>
  [...graph.values()].reduce((count, below) => count + below.size, 0);
