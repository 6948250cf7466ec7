/**
 * Writes marks that come back in one drawing only once: the content of equal groups moves into the
 * definitions and every place keeps a `use`. The picture stays the same, the file gets smaller.
 */

const WORTH_SHARING = 160;

interface Group {
  /** Where the content begins and ends in the drawing. */
  readonly start: number;
  readonly end: number;
}

/** Every `<g …>content</g>` of the drawing, inner ones before the ones around them. */
function groupsOf(marks: string): Group[] {
  const open: number[] = [];
  const groups: Group[] = [];
  for (const tag of marks.matchAll(/<g\b[^>]*?(\/?)>|<\/g>/g)) {
    if (tag[0] === '</g>') {
      const start = open.pop();
      if (start !== undefined) groups.push({ start, end: tag.index });
    } else if (tag[1] !== '/') open.push(tag.index + tag[0].length);
  }
  return groups;
}

/** The marks with repeats replaced, and the definitions they now need; ids start with the prefix. */
export function shareRepeats(marks: string, prefix: string): { marks: string; definitions: string } {
  const places = new Map<string, Group[]>();
  for (const group of groupsOf(marks)) {
    const content = marks.slice(group.start, group.end);
    if (content.length < WORTH_SHARING || content.includes('data-sign')) continue;
    places.set(content, [...(places.get(content) ?? []), group]);
  }
  const taken: Group[] = [];
  const shared: { content: string; groups: Group[] }[] = [];
  // The longest first: what lies inside a shared group is gone with it.
  for (const [content, groups] of [...places].toSorted(([a], [b]) => b.length - a.length)) {
    const free = groups.filter(
      (group) => !taken.some((other) => group.start >= other.start && group.end <= other.end),
    );
    if (free.length < 2) continue;
    taken.push(...free);
    shared.push({ content, groups: free });
  }
  const cuts = shared
    .flatMap(({ groups }, index) =>
      groups.map((group) => ({ ...group, use: `<use href="#${prefix}-s${index}"/>` })),
    )
    .toSorted((a, b) => b.start - a.start);
  let result = marks;
  for (const { start, end, use } of cuts) result = result.slice(0, start) + use + result.slice(end);
  return {
    marks: result,
    definitions: shared.map(({ content }, index) => `<g id="${prefix}-s${index}">${content}</g>`).join(''),
  };
}

/** Numbers without their leading noughts: 0.8 → .8. */
export const withoutLeadingNoughts = (svg: string): string =>
  svg.replaceAll(/(?<![\d.])(-?)0(\.\d)/g, '$1$2');
