/**
 * The circles of imports: groups of files of which each reaches each other one. Types and lazy imports count, too.
 * @param {ReadonlyMap<string, readonly string[]>} imports what each file imports
 * @returns {string[][]}
 */
export function importCircles(imports) {
  /** @type {Map<string, { index: number, low: number, isOpen: boolean }>} */
  const visited = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const circles = [];
  // Tarjan's strongly connected components.
  const visit = (/** @type {string} */ file) => {
    const mark = { index: visited.size, low: visited.size, isOpen: true };
    visited.set(file, mark);
    open.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!imports.has(target)) continue;
      const known = visited.get(target);
      if (known === undefined) mark.low = Math.min(mark.low, visit(target).low);
      else if (known.isOpen) mark.low = Math.min(mark.low, known.index);
    }
    if (mark.low === mark.index) {
      const circle = open.splice(open.indexOf(file));
      for (const member of circle) Object.assign(visited.get(member) ?? {}, { isOpen: false });
      if (circle.length > 1) circles.push(circle.sort());
    }
    return mark;
  };
  for (const file of imports.keys()) if (!visited.has(file)) visit(file);
  return circles;
}
