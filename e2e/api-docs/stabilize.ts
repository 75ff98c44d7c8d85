/** Patterns of values that differ from run to run, and the constants that replace them. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // The token and the id of an invitation: the first, because others may look like a part of it.
  [/(?<="token": ")[A-Za-z0-9_-]{43}(?=")/g, 'q7Vx2LkT9rVmZ4cNs1eWb3Yd8HfGj5Pa6Uc0Xo-_Zk4'],
  [/(?<=["/])[0-9a-f]{64}(?=["\s])/g, '9f'.repeat(32)],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '2026-11-21T04:30:00.000Z'],
  [/"\d{4}-\d\d-\d\d"/g, '"2026-11-24"'],
  [/(?<=[/=\s])\d{4}-\d\d-\d\d\b/g, '2026-11-20'],
  [
    /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
    '7d44af0c-3c85-4b5e-9e55-1a6a4e0f2c11',
  ],
  [/\b[0-9a-f]{32}\b/g, '9f2c1d5e7a3b4c6d8e0f1a2b3c4d5e6f'],
  // A rider of a test.
  [/\b(karim)( |%20)[0-9a-z]{8}\b/gi, '$1'],
  [/(?<="reference": ")(SFC-)?\d{12,}(?=")/g, '88001'],
  [/\bsteadfast-\d{12,}\b/g, 'steadfast-88001'],
  // How many rows the worker has compared when the answer is sent.
  [
    /(?<="counts": )\{[^}]*\}(?=,\s*"posted")/g,
    '{ "imported": 0, "settled": 0, "waiting": 1, "disputed": 0, "accepted": 0 }',
  ],
  [/(?<="reference": ")[0-9A-Za-z-]{10,11}(?=")/g, '8N7A6D5EE7'],
  // The serial depends on other tests.
  [/\b(INV|CN)-\d{4}-\d\d-\d{6}\b/g, '$1-2026-27-000001'],
  [/(?<="consignmentId": ")\d+/g, '100058'],
  // Of a body with ids of its own.
  [/(?<=x-signature: )[0-9a-f]{64}/g, '0f'.repeat(32)],
  [/(?<="trackingCode": "|\/t\/)[0-9A-F]{8}/g, 'A1CCA082'],
  [/\bORD-\d{8}-[0-9A-Z]{5}\b/g, 'ORD-20261121-7KQ4M'],
  [/\bNG[0-9a-f]{28}\b/g, 'NG7KQ4M9X3HT6WPD4'],
  [/\bguest_\d{13}_[0-9a-f]{24,64}\b/g, 'guest_1795235400000_4f1c9a7be03d5862c1a90e7d'],
  [/\bTEST_[0-9a-z]+(?=_[A-Z]+\b)/g, 'PROD_1795235400000_417'],
  [/\b[0-9a-f]{40}\b/g, '4bf75c96e720d61ee10907f510ce908d2e10af67'],
  [/(?<="styleId": ")S\d{13}/g, 'S1795235400000'],
  [/\btest-[0-9a-z]{6,}-\d+\b/g, 'eid-2027'],
  [/(?<![A-Za-z])V-[0-9A-Z]{6,}-\d+\b/gi, 'EID-2027'],
  [/\bBATCH-\d{13}-\d+/g, 'NP-117-BLUE'],
  [/\bTRAD\/DSCC\/\d{13}/g, 'TRAD/DSCC/123456'],
  [/(?<="(bin|dbid)": ")[^"]*(?=")/g, ''],
  [/\b(TEST_[0-9a-z]+|PROD_\d{13}_\d{1,3})\b/g, 'PROD_1795235400000_417'],
  [/\badmin-[0-9a-z]+(@|%40)nargisus\.test/g, 'salma$1example.com'],
  [/\b[a-z]+-[0-9a-z]+(@|%40)nargisus\.test/gi, 'rahima$1example.com'],
  [/http:\/\/[a-z0-9.]+:\d+\/EasyCheckOut\/\w+/g, 'https://sandbox.sslcommerz.com/EasyCheckOut/testcde4b1f'],
  [/http:\/\/127\.0\.0\.1:\d+/g, 'https://nargisus.example'],
  [/(?<="trackingToken": ")[^"]+/g, 'Zk3vQm8RtYb2LcNw5ZpDfH'],
  [/(?<=["/]|uid=)[A-Za-z0-9]{28}(?=["\s/]|$)/g, 'kX3vQm8RtYb2LcNw5ZpDfHs9AeGu'],
  [/(?<=[/"])[A-Za-z0-9_-]{44,}(?=["\s?]|$)/g, 'Z3Vlc3RfMTc5NTIzNTQwMDAwMF80ZjFjOWE3YmUwM2Q1ODYy'],
  [/(?<="|\/returns\/|\/ranges\/)[A-Za-z0-9]{20}(?=["\s/]|$)/g, 'Q7bLw2XkT9rVmZ4cNs1e'],
  // Whether a page is the last one depends on what other tests have stored.
  [/(?<="nextCursor": )("[^"]+"|null)/g, '"WzE3OTUyMzU0MDAsMCwiOWYyYzFkNWUiXQ"'],
  [/\bRF[0-9a-f]{28}\b/g, 'RF4bf75c96e720d61ee10907f510ce'],
  [/(?<="(refundRefId|messageId)": ")[0-9a-f]{20,24}/g, '062b0ceae044d46e54726e92'],
  [/(?<="attempts": )\d+/g, '1'],
  [/(?<=cursor=)[\w%-]+/g, 'WzE3OTUyMzU0MDAsMCwiOWYyYzFkNWUiXQ'],
  // A limit in the params of a message is constant, unlike a count of orders.
  [/(?<="(count|totalOrders)": )(?<!"params": ?\{\s*"count": )\d+/g, '12'],
  // The total of a list, unlike that of an order.
  [/(?<="total": )\d+(?=\s*\}|,\s*"isMore")/g, '12'],
  [/(?<="totalRevenue": )[\d.]+/g, '15720'],
];

/** Replaces ids and times of an example by constants, so that docs/api.md does not change with each run. */
export function stabilize(text: string): string {
  return REPLACEMENTS.reduce((result, [pattern, constant]) => result.replaceAll(pattern, constant), text);
}

/** Constant staff, because other tests make colleagues. */
const STAFF = {
  people: [
    {
      _id: 'kX3vQm8RtYb2LcNw5ZpDfHs9AeGu',
      uid: 'kX3vQm8RtYb2LcNw5ZpDfHs9AeGu',
      name: 'Karim Uddin',
      email: 'karim@example.com',
      emailVerified: true,
      phone: '',
      provedPhone: '',
      role: 'user',
      can: ['orders', 'packing'],
      isActive: true,
      imageUrl: '',
      createdAt: '2026-11-21T04:30:00.000Z',
      updatedAt: '2026-11-21T04:30:00.000Z',
    },
  ],
  invitations: [
    {
      _id: '9f'.repeat(32),
      email: 'rahima@example.com',
      can: ['packing'],
      invitedBy: 'kX3vQm8RtYb2LcNw5ZpDfHs9AeGu',
      invitedAt: '2026-11-21T04:30:00.000Z',
      expireAt: '2026-11-21T04:30:00.000Z',
    },
  ],
};

/** Constant cash of riders, because other tests deliver orders. */
const RIDER_CASH = {
  riders: [{ _id: 'r.karim', rider: 'Karim', held: 1310 }],
  handIns: [
    {
      _id: '9f2c1d5e7a3b4c6d8e0f1a2b3c4d5e6f',
      rider: 'Karim',
      riderCash: 'r.karim',
      expected: 1310,
      counted: 1300,
      account: 'loss',
      note: 'A torn note',
      by: 'kX3vQm8RtYb2LcNw5ZpDfHs9AeGu',
      at: '2026-11-21T04:30:00.000Z',
    },
  ],
};

/** Constant sales, because the real ones depend on other tests. */
const SALES = {
  categories: [{ category: 'clothing', quantity: 3, revenue: 3750 }],
  regions: [{ region: 'Dhaka', orders: 2, revenue: 3870 }],
  products: [{ productId: 'PROD_1795235400000_417', name: 'Cotton panjabi', quantity: 3, revenue: 3750 }],
  costs: { quantity: 3, revenue: 3750, knownQuantity: 3, knownRevenue: 3750, cost: 2100 },
};

/** A constant size, because other tests leave sizes with fewer pieces. */
const LOW_STOCK = {
  _id: 'PROD_1795235400000_417_M',
  productId: 'PROD_1795235400000_417',
  size: 'M',
  isCounted: true,
  onHand: 5,
  committed: 0,
  lowAt: 5,
  updatedAt: '2026-11-21T04:30:00.000Z',
  held: 0,
  available: 5,
  name: 'Cotton panjabi',
  image: '/pictures/category-men-640.webp',
};

/** A constant collection, because all of them are in one document, which other tests change too. */
const COLLECTION = {
  id: 'eid-2027',
  name: 'Eid 2027',
  nameBn: 'ঈদ ২০২৭',
  description: 'Panjabis for the holiday',
  descriptionBn: 'উৎসবের পাঞ্জাবি',
  image: '/pictures/category-men-640.webp',
};
const STAFF_COLLECTION = { ...COLLECTION, isVisible: true, membership: { by: 'hand', products: [] } };

/** Returns the body of a request, with a constant order of collections. */
export function shortenedRequest(body: unknown): unknown {
  if (!body || typeof body !== 'object' || !('order' in body)) return body;
  return { order: { from: ['eid-2027', 'under-1000'], to: ['under-1000', 'eid-2027'] } };
}

/** Shortens an answer: the first entry of a list, one row of a status breakdown, one row of each list of sales. */
export function shortened(value: unknown): unknown {
  const { data } = (value ?? {}) as { data?: unknown };
  if (
    Array.isArray(data) &&
    (data as object[]).some((it) => typeof it === 'object' && 'lowAt' in it && 'name' in it)
  )
    return { ...(value as object), data: [LOW_STOCK] };
  if (
    Array.isArray(data) &&
    (data as object[]).some((it) => typeof it === 'object' && 'descriptionBn' in it && 'count' in it)
  )
    return { ...(value as object), data: [{ ...COLLECTION, count: 12 }] };
  // Which voucher comes first depends on other tests.
  if (Array.isArray(data) && (data as object[]).some((it) => 'limitPerPerson' in Object(it)))
    return {
      ...(value as object),
      data: (data as { code: string }[]).filter(({ code }) => code === 'SAVE50'),
    };
  if (Array.isArray(data)) return { ...(value as object), data: data.slice(0, 1) };
  if (data && typeof data === 'object' && 'collections' in data && 'version' in data) {
    return { ...(value as object), data: { ...data, collections: [STAFF_COLLECTION], version: 1 } };
  }
  if (data && typeof data === 'object' && 'people' in data && 'invitations' in data) {
    return { ...(value as object), data: STAFF };
  }
  if (data && typeof data === 'object' && 'handIns' in data) {
    return { ...(value as object), data: RIDER_CASH };
  }
  // The newest products depend on other tests: the call that lists products shows one.
  if (data && typeof data === 'object' && 'rows' in data && 'slides' in data) {
    const rows = (data.rows as object[]).map((row) => ({ ...row, products: [] }));
    return { ...(value as object), data: { ...data, rows } };
  }
  if (data && typeof data === 'object' && 'regions' in data) {
    return { ...(value as object), data: { ...data, ...SALES } };
  }
  const rows = (data as { statusBreakdown?: unknown[] } | undefined)?.statusBreakdown;
  if (!rows) return value;
  return {
    ...(value as object),
    data: { ...(data as object), statusBreakdown: [{ _id: 'confirmed', count: 12 }] },
  };
}
