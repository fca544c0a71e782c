/** A node of the report of a rules engine; offsets are places in the rules file. */
type ReportNode = {
  sourcePosition?: { line: number; currentOffset: number; endOffset: number };
  values?: { value?: { boolValue?: boolean; undefined?: unknown }; count: number }[];
  children?: ReportNode[];
};

/** Output of Firestore's emulator at `:ruleCoverage`, and of our Storage engine. */
export type Report = { rules: { files: { content: string }[] }; report?: ReportNode[] };

/** Results of an expression of the rules. */
type Seen = {
  line: number;
  text: string;
  isEvaluated: boolean;
  isTrue: boolean;
  isFalse: boolean;
  /** Could not be evaluated at least once: a missing field, a wrong type, a missing document. */
  isError: boolean;
};

/** Every expression of a rules file, by its place in it. */
export type Coverage = Map<string, Seen>;

function addNode(coverage: Coverage, node: ReportNode, source: string): void {
  const { sourcePosition: place, values = [], children = [] } = node;
  if (place !== undefined) {
    const { currentOffset, endOffset, line } = place;
    const key = `${currentOffset}-${endOffset}`;
    const seen = coverage.get(key) ?? {
      line,
      text: source.slice(currentOffset, endOffset + 1).replaceAll(/\s+/g, ' '),
      isEvaluated: false,
      isTrue: false,
      isFalse: false,
      isError: false,
    };
    for (const { value = {} } of values) {
      // An empty value marks a skipped expression.
      seen.isEvaluated ||= Object.keys(value).length > 0 && !('undefined' in value);
      seen.isTrue ||= value.boolValue === true;
      seen.isFalse ||= value.boolValue === false;
      seen.isError ||= 'undefined' in value;
    }
    coverage.set(key, seen);
  }
  for (const child of children) addNode(coverage, child, source);
}

/** Adds a report to the coverage. */
export function addReport(coverage: Coverage, { rules, report = [] }: Report): void {
  const source = rules.files[0]?.content ?? '';
  for (const node of report) addNode(coverage, node, source);
}

function nodesIn(list: readonly ReportNode[]): number {
  return list.reduce(
    (sum, { sourcePosition, children = [] }) =>
      sum + (sourcePosition === undefined ? 0 : 1) + nodesIn(children),
    0,
  );
}

/** Number of expressions in a report's rules, as compiled. */
export function countNodes({ report = [] }: Report): number {
  return nodesIn(report);
}

function describeSeen({ line, text, isTrue, isFalse, isError }: Seen): string {
  const only = isTrue ? 'true' : isFalse ? 'false' : 'an error';
  return `line ${line}: ${text} — only ${only}${isError ? ', or an error' : ''}`;
}

/** Expressions that were never evaluated, and conditions that were only ever true or only ever false. */
export function gapsOf(coverage: Coverage): string[] {
  return [...coverage.values()]
    .filter(({ isEvaluated, isTrue, isFalse }) => !isEvaluated || isTrue !== isFalse)
    .toSorted((a, b) => a.line - b.line)
    .map(describeSeen);
}
