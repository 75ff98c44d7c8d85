import { describe, expect, test } from 'vitest';

import { outcomeOf } from '../testing/firestore-case.ts';

/** Each condition must be true; those under `fails` must be errors, not merely false. */
const TRUE: Record<string, string[]> = {
  string: [
    "'abc'.size() == 3",
    "'😀'.size() == 1",
    "'FiRe'.lower() == 'fire' && 'FiRe'.upper() == 'FIRE'",
    "'  Padded '.trim() == 'Padded'",
    "'phase3'.matches('phase[0-9]')",
    "!'xphase3'.matches('phase[0-9]')",
    "'LINE'.matches('(?i)line')",
    "'a.b'.matches('a\\\\.b') && !'axb'.matches('a\\\\.b')",
    "'user@example.com'.matches('.*@example[.]com')",
    "'a,b,c'.split(',') == ['a', 'b', 'c']",
    "'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']",
    "'abcabc'.replace('a', 'x') == 'xbcxbc'",
    "'a-b'.replace('(.)-(.)', '$2-$1') == 'b-a'",
    "'ab' + 'cd' == 'abcd'",
    "'abc'[1] == 'b' && 'abcd'[1:3] == 'bc' && 'abc'[0:0] == ''",
    "'a' < 'b' && 'B' < 'a' && 'a' <= 'a' && 'b' > 'a' && 'b' >= 'b'",
    "'abc'.toUtf8() == b'abc'",
    "'it\\'s' == \"it's\" && '\\u00e9' == 'é'",
  ],
  bytes: [
    "b'abc'.size() == 3",
    "b'abc'.toBase64() == 'YWJj'",
    "b'abc'.toHexString() == '616263' && b'\\xff'.size() == 2",
    "b'abc' == 'abc'.toUtf8() && b'abc' != 'abc'",
  ],
  number: [
    '1 + 2 * 3 == 7 && (1 + 2) * 3 == 9',
    '7 % 3 == 1 && -7 % 3 == -1',
    '10 - 2 - 3 == 5',
    '7 / 2 == 3 && 7.0 / 2 == 3.5 && 7 / 2.0 == 3.5',
    '1 + 0.5 == 1.5 && 1.5 * 2 == 3',
    '2 < 2.5 && 3.0 >= 3 && 1e3 == 1000',
    '-(-3) == 3 && - 3 == -3 && 1 - -1 == 2',
    '9223372036854775807 > 9223372036854775806',
    '-9223372036854775808 < 0',
    '1.0 / 0.0 > 1e300',
  ],
  conversion: [
    "int('42') == 42 && int('-7') == -7 && int(3.9) == 3 && int(-3.9) == -3 && int(5) is int",
    "float('1.5') == 1.5 && float(2) is float && float('2') == 2.0",
    "string(123) == '123' && string(true) == 'true' && string(null) == 'null' && string('x') == 'x'",
    "string(1.5) == '1.5'",
    "bool('true') && !bool('false') && bool(true)",
    "path('/a/b') == /a/b && path('a/b') is path",
  ],
  list: [
    '[1, 2, 3].size() == 3 && [].size() == 0',
    '[1, 2].concat([3]) == [1, 2, 3] && [1] + [2] == [1, 2]',
    "['a', 'b'].join('-') == 'a-b' && [].join(',') == '' && [1, true].join(' ') == '1 true'",
    '[1, 2, 3].hasAll([1, 3]) && ![1, 2].hasAll([3]) && [1].hasAll([])',
    '[1, 2, 3].hasAny([9, 2]) && ![1].hasAny([2]) && ![1].hasAny([])',
    '[1, 2].hasOnly([1, 2, 3]) && ![1, 4].hasOnly([1, 2, 3])',
    '[1, 2].hasAll([1].toSet())',
    '[1, 2, 3, 2].removeAll([2]) == [1, 3]',
    '[1, 2, 2].toSet().size() == 2',
    '[10, 20, 30][1] == 20 && [10, 20, 30][0:2] == [10, 20] && [1][1:1] == []',
    '2 in [1, 2] && !(3 in [1, 2]) && 1.0 in [1]',
    '[1, [2]] == [1, [2]] && [1, 2] != [2, 1]',
  ],
  set: [
    "['a', 'b'].toSet().union(['b', 'c'].toSet()).size() == 3",
    "['a', 'b'].toSet().intersection(['b', 'c'].toSet()) == ['b'].toSet()",
    "['a', 'b'].toSet().difference(['b'].toSet()).hasOnly(['a'])",
    "['a', 'b'].toSet().hasAll(['a']) && ['a'].toSet().hasAny(['a', 'c'].toSet())",
    "'a' in ['a'].toSet() && !('b' in ['a'].toSet())",
    '[1, 2].toSet() == [2, 1].toSet() && [1].toSet() != [1] && [1, 1.0].toSet().size() == 1',
    '[1].toSet() is set && !([1].toSet() is list)',
  ],
  map: [
    "{'a': 1, 'b': 2}.size() == 2 && {}.size() == 0",
    "{'a': 1, 'b': 2}.keys().hasOnly(['a', 'b']) && {'a': 1, 'b': 2}.values().hasAll([1, 2])",
    "{'a': 1}.a == 1 && {'a': 1}['a'] == 1 && {'a': {'b': 2}}.a.b == 2",
    "'a' in {'a': 1} && !('b' in {'a': 1})",
    "{'a': 1}.get('a', 7) == 1 && {'a': 1}.get('b', 7) == 7",
    "{'a': {'b': 1}}.get(['a', 'b'], 0) == 1 && {'a': 1}.get(['a', 'b'], 0) == 0",
    "{'a': 1, 'b': [2]} == {'b': [2], 'a': 1.0} && {'a': 1} != {'a': 2} && {'a': 1} != {'b': 1}",
    "{'a' + 'b': 1}.ab == 1",
  ],
  map_diff: [
    "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).addedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).removedKeys() == ['c'].toSet()",
    "{'a': 1, 'b': 2}.diff({'b': 3, 'c': 4}).changedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 1, 'c': 4}).unchangedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2, 'd': 0}.diff({'b': 3, 'c': 4, 'd': 0}).affectedKeys() == ['a', 'b', 'c'].toSet()",
    '{}.diff({}) is map_diff',
  ],
  path: [
    "/a/b == path('/a/b') && /a/b != /a/c && /a/b != '/a/b'",
    "/a/b[0] == 'a' && /users/alice[1] == 'alice' && /a/b/c[1:3] == /b/c",
    "/users/$(request.auth.uid) == /users/alice && /a/$('b-c')/d == /a/b-c/d",
    '/a/$(/b/c) == /a/b/c',
    "path('/a/$(id)/{other}').bind({'id': 'x', 'other': 'y'}) == /a/x/y",
    "path('/a/$(id)').bind({'id': 'x'})['id'] == 'x'",
    'request.path == /databases/$(database)/documents/docs/$(id)',
    '/databases/(default)/documents/docs/d == request.path',
    '(/a/users-v2) == /a/users-v2',
  ],
  timestamp: [
    'timestamp.date(2024, 2, 29).year() == 2024 && timestamp.date(2024, 2, 29).month() == 2',
    'timestamp.date(2024, 2, 29).day() == 29 && timestamp.date(2024, 3, 1).dayOfYear() == 61',
    'timestamp.date(2023, 3, 1).dayOfYear() == 60 && timestamp.date(2023, 1, 1).dayOfYear() == 1',
    'timestamp.date(2023, 12, 31).dayOfYear() == 365 && timestamp.date(2024, 12, 31).dayOfYear() == 366',
    'timestamp.date(2023, 12, 31).dayOfWeek() == 7 && timestamp.date(2024, 1, 1).dayOfWeek() == 1',
    'request.time.hours() == 12 && request.time.minutes() == 34 && request.time.seconds() == 56',
    'request.time.nanos() == 123456000 && request.time.toMillis() == 1768480496123',
    'request.time.date() == timestamp.date(2026, 1, 15)',
    'request.time.date() + request.time.time() == request.time',
    "timestamp.date(2024, 2, 29) + duration.value(1, 'd') == timestamp.date(2024, 3, 1)",
    "timestamp.date(2024, 3, 1) - duration.value(1, 'd') == timestamp.date(2024, 2, 29)",
    "timestamp.date(2024, 3, 1) - timestamp.date(2024, 2, 29) == duration.value(24, 'h')",
    'timestamp.date(2024, 3, 1) < request.time && request.time >= request.time',
    'timestamp.value(0) == timestamp.date(1970, 1, 1) && timestamp.value(-1).year() == 1969',
    'timestamp.value(-1).nanos() == 999000000 && timestamp.value(-1).toMillis() == -1',
  ],
  duration: [
    "duration.value(90, 's').seconds() == 90 && duration.value(2, 'm').seconds() == 120",
    "duration.value(1, 'w') == duration.value(7, 'd') && duration.value(1, 'd') == duration.value(24, 'h')",
    "duration.value(1500, 'ms').seconds() == 1 && duration.value(1500, 'ms').nanos() == 500000000",
    "duration.value(123, 'ns').nanos() == 123",
    'duration.time(1, 2, 3, 4).seconds() == 3723 && duration.time(1, 2, 3, 4).nanos() == 4',
    "duration.abs(duration.value(-5, 's')) == duration.value(5, 's')",
    "duration.value(1, 's') + duration.value(1, 's') == duration.value(2, 's')",
    "duration.value(1, 'h') < duration.value(61, 'm') && duration.value(3, 's') - duration.value(1, 's') == duration.value(2, 's')",
  ],
  latlng: [
    'latlng.value(1.25, 2.5).latitude() == 1.25 && latlng.value(1.25, 2.5).longitude() == 2.5',
    'latlng.value(1, 2).distance(latlng.value(1, 2)) == 0.0',
    // Dhaka to Chattogram, some 214 km.
    'latlng.value(23.8103, 90.4125).distance(latlng.value(22.3569, 91.7832)) > 213000.0',
    'latlng.value(23.8103, 90.4125).distance(latlng.value(22.3569, 91.7832)) < 216000.0',
    'latlng.value(1, 2) == latlng.value(1.0, 2.0)',
  ],
  math: [
    'math.abs(-2) == 2 && math.abs(-2) is int && math.abs(-2.5) == 2.5',
    'math.ceil(1.2) == 2 && math.floor(1.8) == 1 && math.floor(-1.2) == -2 && math.ceil(1.2) is int',
    'math.round(1.6) == 2 && math.round(1.4) == 1 && math.round(3) == 3',
    'math.sqrt(81) == 9.0 && math.pow(2, 3) == 8.0 && math.pow(2, 0.5) < 1.42',
    'math.isNaN(math.sqrt(-1)) && !math.isNaN(1) && math.isInfinite(1.0 / 0.0) && !math.isInfinite(2)',
  ],
  hashing: [
    "hashing.md5('abc').toHexString() == hashing.md5(b'abc').toHexString()",
    "hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'",
    "hashing.crc32('123456789').toHexString() == 'CBF43926'",
    "hashing.crc32c('123456789').toHexString() == 'E3069283'",
  ],
};

const FAILS: Record<string, string[]> = {
  string: [
    "'a'.matches('(?=a)') || false",
    "'a'.matches('(') || false",
    "'a'[1] == ''",
    "'abc'[2:1] == ''",
    "'a' + 1 == 'a1'",
    "'a' < 1",
    "'a'.size(1) == 1",
    "'a'.nothing() == 1",
    "'b' in 'abc'",
  ],
  number: [
    '1 / 0 == 1',
    '1 % 0 == 1',
    '1.5 % 1 == 0.5',
    '9223372036854775807 + 1 > 0',
    "-'a' == 1",
    'true < false',
  ],
  conversion: ["int('x') == 1", "float('') == 0.0", "bool('yes')", 'string([1]) == ""', 'int(true) == 1'],
  list: ['[1][1] == 1', '[1][-1] == 1', '[1, 2][0:3] == [1, 2]', '[[1]].join(",") == ""', '[1].hasAny(1)'],
  map: [
    "{'a': 1}.b == null",
    "{'a': 1}['b'] == null",
    "{1: 'a'}.size() == 1",
    "{'a': 1}[0] == 1",
    '{}.diff([]) is map_diff',
  ],
  path: [
    '/a/b[2] == "c"',
    "/a/$(1 == 1 ? null : 'x') == /a",
    "/a/$('b/c') == /a/b/c",
    "/a/$('') == /a",
    "path('/a/$(id)').bind({}) is path",
    "/a/b['id'] == 'b'",
  ],
  time: [
    "duration.value(1, 'y') == duration.value(1, 'd')",
    'timestamp.date(2023, 2, 29).year() == 2023',
    'timestamp.date(99999, 1, 1).year() == 99999',
    'timestamp.date(2023, 1, 1) + 1 == timestamp.date(2023, 1, 1)',
    "duration.value(1, 's') < timestamp.date(2023, 1, 1)",
  ],
  others: [
    'latlng.value(91, 0).latitude() == 91.0',
    'math.floor(math.sqrt(-1)) == 0',
    'math.nothing(1) == 1',
    'hashing.md5(1) == b""',
    'math == null',
    '1 is nonsense',
  ],
};

describe('the standard library', () => {
  for (const [group, conditions] of Object.entries(TRUE)) {
    test.each(conditions)(`${group}: %s`, (condition) => {
      expect(outcomeOf(condition)).toBe('true');
    });
  }
  for (const [group, conditions] of Object.entries(FAILS)) {
    test.each(conditions)(`${group} fails: %s`, (condition) => {
      expect(outcomeOf(condition)).toMatch(/for 'get' @ L/);
      // Unlike false, an error does not become true by negation.
      expect(outcomeOf(`!(${condition})`)).not.toBe('true');
    });
  }
});
