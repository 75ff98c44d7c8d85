import { identityOf } from '../values/equals.ts';
import { scalarText } from '../values/format-value.ts';
import { failure, typeError, undefinedProperty, type Outcome } from '../values/outcome.ts';
import { bool, int, list, string, type RuleList, type RuleMap, type RuleSet } from '../values/rule-value.ts';
import { setOf } from '../values/set.ts';
import { methodsOf } from './method-table.ts';

const ofList = methodsOf<'list'>();
const ofSet = methodsOf<'set'>();
const ofMap = methodsOf<'map'>();
const ofDiff = methodsOf<'map_diff'>();

/** https://firebase.google.com/docs/reference/rules/rules.List */
export const listMethods = [
  ofList('size', [], (self) => int(self.values.length)),
  ofList('concat', ['list'], (self, other) => list([...self.values, ...other.values])),
  ofList('hasAll', ['collection'], (self, wanted) => bool(includesAll(asSet(self), asSet(wanted)))),
  ofList('hasAny', ['collection'], (self, wanted) => bool(includesAny(asSet(self), asSet(wanted)))),
  ofList('hasOnly', ['collection'], (self, wanted) => bool(isOnly(asSet(self), asSet(wanted)))),
  ofList('removeAll', ['collection'], (self, removed) => {
    const { members } = asSet(removed);
    return list(self.values.filter((value) => !members.has(identityOf(value))));
  }),
  ofList('toSet', [], (self) => setOf(self.values)),
  ofList('join', ['string'], (self, separator) => {
    const texts = self.values.map(scalarText);
    return texts.includes(undefined)
      ? failure('Only lists of plain values can be joined.')
      : string(texts.join(separator.value));
  }),
];

/** https://firebase.google.com/docs/reference/rules/rules.Set */
export const setMethods = [
  ofSet('size', [], (self) => int(self.members.size)),
  ofSet('hasAll', ['collection'], (self, wanted) => bool(includesAll(self, asSet(wanted)))),
  ofSet('hasAny', ['collection'], (self, wanted) => bool(includesAny(self, asSet(wanted)))),
  ofSet('hasOnly', ['collection'], (self, wanted) => bool(isOnly(self, asSet(wanted)))),
  ofSet('union', ['set'], (self, other) => setOf([...self.members.values(), ...other.members.values()])),
  ofSet('difference', ['set'], (self, other) => keepMembers(self, (key) => !other.members.has(key))),
  ofSet('intersection', ['set'], (self, other) => keepMembers(self, (key) => other.members.has(key))),
];

/** https://firebase.google.com/docs/reference/rules/rules.Map */
export const mapMethods = [
  ofMap('size', [], (self) => int(self.fields.size)),
  ofMap('keys', [], (self) => list([...self.fields.keys()].map(string))),
  ofMap('values', [], (self) => list([...self.fields.values()])),
  ofMap('diff', ['map'], (self, before) => ({ kind: 'map_diff', after: self.fields, before: before.fields })),
  ofMap('get', ['any', 'any'], (self, key, fallback) => {
    if (key.kind !== 'string' && key.kind !== 'list') return typeError();
    let found: Outcome = self;
    for (const step of key.kind === 'list' ? key.values : [key]) {
      if (step.kind !== 'string') return typeError();
      const next: Outcome | undefined = found.kind === 'map' ? found.fields.get(step.value) : undefined;
      if (!next) return fallback;
      found = next;
    }
    return found;
  }),
];

/** https://firebase.google.com/docs/reference/rules/rules.MapDiff: of `after.diff(before)`. */
export const mapDiffMethods = [
  ofDiff('addedKeys', [], ({ after, before }) => keysWhere(after, (key) => !before.has(key))),
  ofDiff('removedKeys', [], ({ after, before }) => keysWhere(before, (key) => !after.has(key))),
  ofDiff('changedKeys', [], ({ after, before }) =>
    keysWhere(after, (key) => before.has(key) && !sameAt(key, after, before)),
  ),
  ofDiff('unchangedKeys', [], ({ after, before }) => keysWhere(after, (key) => sameAt(key, after, before))),
  ofDiff('affectedKeys', [], ({ after, before }) =>
    keysWhere(new Map([...after, ...before]), (key) => !sameAt(key, after, before)),
  ),
];

/** Evaluates `m.k` and `m['k']`. */
export function mapField(fields: RuleMap, name: string): Outcome {
  return fields.get(name) ?? undefinedProperty(name);
}

function asSet(collection: RuleList | RuleSet): RuleSet {
  return collection.kind === 'set' ? collection : (collection.asSet ?? setOf(collection.values));
}

function includesAll(self: RuleSet, wanted: RuleSet): boolean {
  for (const key of wanted.members.keys()) if (!self.members.has(key)) return false;
  return true;
}

function includesAny(self: RuleSet, wanted: RuleSet): boolean {
  for (const key of wanted.members.keys()) if (self.members.has(key)) return true;
  return false;
}

/** Returns whether nothing unwanted is present; wanted members may be absent (9.7 row 16). */
function isOnly(self: RuleSet, wanted: RuleSet): boolean {
  return includesAll(wanted, self);
}

function keepMembers(set: RuleSet, keep: (key: string) => boolean): RuleSet {
  return { kind: 'set', members: new Map([...set.members].filter(([key]) => keep(key))) };
}

function keysWhere(fields: RuleMap, test: (key: string) => boolean): RuleSet {
  return setOf([...fields.keys()].filter(test).map(string));
}

function sameAt(key: string, a: RuleMap, b: RuleMap): boolean {
  const left = a.get(key);
  const right = b.get(key);
  return left !== undefined && right !== undefined && identityOf(left) === identityOf(right);
}
