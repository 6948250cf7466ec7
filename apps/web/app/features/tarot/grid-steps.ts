/** Where an arrow key leads from a place of the grid; null for keys that lead nowhere. */
export function nextPosition(key: string, from: number, size: number, columns: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: size - 1,
  };
  const to = steps[key];
  return to === undefined || to < 0 || to >= size ? null : to;
}
