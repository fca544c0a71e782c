import { isKey } from '../tree/key.ts';
import type { Path } from '../tree/path.ts';
import { Rule, type RuleKind } from './rule.ts';
import { readRulesText, refuseAt, RulesRefused, type RulesValue } from './rules-text.ts';

/** The rules of a place, and of the places below it. */
export type RulesNode = {
  readonly read: Rule | undefined;
  readonly write: Rule | undefined;
  readonly validate: Rule | undefined;
  readonly indexOn: readonly string[];
  readonly named: ReadonlyMap<string, RulesNode>;
  readonly captured: { readonly name: string; readonly node: RulesNode } | undefined;
  /** True when data below must be checked. */
  readonly validatesBelow: boolean;
};

export type Ruleset = { readonly text: string; readonly root: RulesNode };

/**
 * Reads a rules file.
 * @throws RulesRefused when anything in it is not understood, with its place.
 */
export function readRuleset(text: string): Ruleset {
  const file = readRulesText(text);
  const fields = fieldsOf(file);
  const rules = fields?.get('rules');
  if (rules === undefined || fields?.size !== 1) {
    throw new RulesRefused(
      '1:1: The rules are an object with one key, "rules", at their root.',
    );
  }
  return { text, root: readNode(rules, [], text) };
}

const ruleNames = new Set(['.read', '.write', '.validate', '.indexOn']);

function readNode(source: RulesValue, captures: string[], file: string): RulesNode {
  const fields = fieldsOf(source);
  if (fields === undefined) {
    throw refuseAt(file, source.at, 'Expected an object of rules.');
  }
  const named = new Map<string, RulesNode>();
  let captured: RulesNode['captured'];
  for (const [key, below] of fields) {
    if (key.startsWith('.')) {
      if (!ruleNames.has(key)) {
        throw refuseAt(file, below.at, `Invalid rule type: ${key}.`);
      }
    } else if (key.startsWith('$')) {
      if (captured !== undefined) {
        throw refuseAt(file, below.at, 'A place can have one $capture only.');
      }
      if (captures.includes(key) || !/^\$\w+$/.test(key)) {
        throw refuseAt(file, below.at, `${key} is not a new $capture.`);
      }
      captured = { name: key, node: readNode(below, [...captures, key], file) };
    } else if (isKey(key)) {
      named.set(key, readNode(below, captures, file));
    } else {
      throw refuseAt(file, below.at, `Invalid key: ${key}.`);
    }
  }
  const rule = (kind: RuleKind) => {
    const expression = fields.get(`.${kind}`);
    return expression === undefined
      ? undefined
      : new Rule(kind, expression, captures, file);
  };
  const below = [...named.values(), ...(captured === undefined ? [] : [captured.node])];
  return {
    read: rule('read'),
    write: rule('write'),
    validate: rule('validate'),
    indexOn: readIndexes(fields.get('.indexOn'), file),
    named,
    captured,
    validatesBelow: below.some(
      (node) => node.validate !== undefined || node.validatesBelow,
    ),
  };
}

function fieldsOf({ value }: RulesValue): ReadonlyMap<string, RulesValue> | undefined {
  // The only maps in a rules file; `instanceof` alone does not give their content.
  return value instanceof Map ? (value as ReadonlyMap<string, RulesValue>) : undefined;
}

function readIndexes(source: RulesValue | undefined, file: string): string[] {
  if (source === undefined) {
    return [];
  }
  const items = Array.isArray(source.value)
    ? (source.value as readonly RulesValue[])
    : [source];
  return items.map(({ at, value }) => {
    if (typeof value !== 'string') {
      throw refuseAt(file, at, 'Expected .indexOn to be a string or a list of strings.');
    }
    return value;
  });
}

/** The rules of a child and its capture, if any. */
export function rulesOfChild(
  rules: RulesNode,
  key: string,
): { rules: RulesNode; capture: string | undefined } | undefined {
  const named = rules.named.get(key);
  if (named !== undefined) {
    return { rules: named, capture: undefined };
  }
  return rules.captured === undefined
    ? undefined
    : { rules: rules.captured.node, capture: rules.captured.name };
}

/** True when the rules have an index for a query by this order at this place. */
export function hasIndex({ root }: Ruleset, path: Path, orderName: string): boolean {
  if (orderName === '.key' || orderName === '.priority') {
    return true;
  }
  let rules: RulesNode | undefined = root;
  for (const key of path) {
    rules = rulesOfChild(rules, key)?.rules;
    if (rules === undefined) {
      return false;
    }
  }
  return rules.indexOn.some(
    (name) => name.split('/').filter(Boolean).join('/') === orderName,
  );
}

/** Every rule with the path that leads to it, in the order of the file. */
export function rulesOf({ root }: Ruleset): { path: string; rule: Rule }[] {
  const found: { path: string; rule: Rule }[] = [];
  const visit = (node: RulesNode, path: string): void => {
    for (const rule of [node.read, node.write, node.validate]) {
      if (rule !== undefined) {
        found.push({ path: path === '' ? '/' : path, rule });
      }
    }
    for (const [key, below] of node.named) {
      visit(below, `${path}/${key}`);
    }
    if (node.captured !== undefined) {
      visit(node.captured.node, `${path}/${node.captured.name}`);
    }
  };
  visit(root, '');
  return found;
}
