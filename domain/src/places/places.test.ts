import { describe, expect, test } from 'vitest';
import { addressSchema } from '../checkout/address.ts';
import { REGIONS } from '../checkout/regions.ts';
import { allPlaces } from './all-places.ts';
import { placeFields } from './place.ts';
import { searchPlaces } from './search-places.ts';
import { settlePlace } from './settle-place.ts';

const places = [...allPlaces().values()];
const checksum = (sum: number, code: number) => (Math.imul(sum, 31) + code) >>> 0;
const distinct = (values: readonly string[]) => [...new Set(values)];

describe('the places', () => {
  test('are 8 divisions, 64 districts, and 603 areas, of which 109 are thanas of a city', () => {
    expect(distinct(places.map(({ region }) => region)).sort()).toEqual([...REGIONS].sort());
    expect(distinct(places.map(({ division, district }) => `${division.en} ${district.en}`))).toHaveLength(
      64,
    );
    expect(places).toHaveLength(603);
    expect(places.filter(({ isThana }) => isThana)).toHaveLength(109);
  });

  test('have names in both languages, without a space at either end, and no name twice in a district', () => {
    for (const { area, district, division, otherNames } of places) {
      for (const name of [area, district, division]) {
        expect(name.en).toMatch(/^[A-Z][A-Za-z' -]*[a-zA-Z]$/);
        expect(name.bn).toMatch(/^[\u0980-\u09ff]([\u0980-\u09ff ]*[\u0980-\u09ff])?$/);
        expect(name.bn).toBe(name.bn.normalize('NFC'));
      }
      for (const name of [...otherNames.area, ...otherNames.district]) expect(name).toBe(name.trim());
    }
    for (const language of ['en', 'bn'] as const) {
      const names = places.map(({ area, district }) => `${district.en}: ${area[language]}`);
      expect(names).toEqual(distinct(names));
    }
  });

  // Orders and delivery zones store the ids. A new place changes this value; an id that existed must not.
  test('keep their ids', () => {
    const ids = [...allPlaces().keys()].sort();
    expect(ids.every((id) => /^[a-z]+\/[a-z-]+\/[a-z-]+$/.test(id))).toBe(true);
    expect(Array.from(ids.join(), (it) => it.charCodeAt(0)).reduce(checksum, 7)).toBe(4241402168);
  });
});

describe('a search for a place', () => {
  test.each([
    ['comilla', 'cumilla/cumilla-sadar'],
    ['cumilla', 'cumilla/cumilla-sadar'],
    ['kumilla', 'cumilla/cumilla-sadar'],
    ['কুমিল্লা', 'cumilla/cumilla-sadar'],
    ['কুমিল্লা সদর দক্ষিণ', 'cumilla/cumilla-sadar-dakshin'],
    ['Chittagong', 'chattogram/akbar-shah'],
    ['Chattogram', 'chattogram/akbar-shah'],
    ['চট্টগ্রাম', 'chattogram/akbar-shah'],
    ['agrabad', 'chattogram/double-mooring'],
    ['আগ্রাবাদ', 'chattogram/double-mooring'],
    ['karnafuli', 'chattogram/karnaphuli'],
    ['hathazari', 'chattogram/hathazari'],
    ['Barisal', 'barishal/barishal-sadar'],
    ['Barishal', 'barishal/barishal-sadar'],
    ['বরিশাল', 'barishal/barishal-sadar'],
    ['Jessore', 'jashore/jashore-sadar'],
    ['Jashore', 'jashore/jashore-sadar'],
    ['যশোর', 'jashore/jashore-sadar'],
    ['benapole', 'jashore/sharsha'],
    ['Bogra', 'bogura/bogura-sadar'],
    ['Bogura', 'bogura/bogura-sadar'],
    ['বগুড়া', 'bogura/bogura-sadar'],
    ['বগুরা', 'bogura/bogura-sadar'],
    ['rajshahi', 'rajshahi/boalia'],
    ['রাজশাহী', 'rajshahi/boalia'],
    ['রাজশাহি', 'rajshahi/boalia'],
    ['khulna', 'khulna/khulna-sadar'],
    ['খুলনা সদর', 'khulna/khulna-sadar'],
    ['sonadanga', 'khulna/sonadanga'],
    ['sylhet', 'sylhet/sylhet-sadar'],
    ['silet', 'sylhet/sylhet-sadar'],
    ['সিলেট', 'sylhet/sylhet-sadar'],
    ['srimongol', 'moulvibazar/sreemangal'],
    ['শ্রীমঙ্গল', 'moulvibazar/sreemangal'],
    ['maulvibazar', 'moulvibazar/moulvibazar-sadar'],
    ['rongpur', 'rangpur/rangpur-sadar'],
    ['mymensingh', 'mymensingh/mymensingh-sadar'],
    ['moymonsing', 'mymensingh/mymensingh-sadar'],
    ['ময়মনসিংহ', 'mymensingh/mymensingh-sadar'],
    ['mirpur', 'dhaka/mirpur'],
    ['Mirpur 10', 'dhaka/mirpur'],
    ['mirpur-1', 'dhaka/shah-ali'],
    ['মিরপুর ১০', 'dhaka/mirpur'],
    ['mirpur kushtia', 'kushtia/mirpur'],
    ['কুষ্টিয়া মিরপুর', 'kushtia/mirpur'],
    ['uttara', 'dhaka/uttara-east'],
    ['উত্তরা পশ্চিম', 'dhaka/uttara-west'],
    ['dhanmandi', 'dhaka/dhanmondi'],
    ['ধানমণ্ডি', 'dhaka/dhanmondi'],
    ['House 12, Road 5, Dhanmondi', 'dhaka/dhanmondi'],
    ['mohammodpur', 'dhaka/mohammadpur'],
    ['মোহাম্মদপুর', 'dhaka/mohammadpur'],
    ['newmarket', 'dhaka/new-market'],
    ['sherebangla nagar', 'dhaka/sher-e-bangla-nagar'],
    ['agargaon', 'dhaka/sher-e-bangla-nagar'],
    ['bashundhara', 'dhaka/bhatara'],
    ['বসুন্ধরা', 'dhaka/bhatara'],
    ['banashri', 'dhaka/rampura'],
    ['farmgate', 'dhaka/tejgaon'],
    ['jatrabari', 'dhaka/jatrabari'],
    ['যাত্রাবাড়ি', 'dhaka/jatrabari'],
    ['shavar', 'dhaka/savar'],
    ['keranigonj', 'dhaka/keraniganj'],
    ['gajipur', 'gazipur/gazipur-sadar'],
    ['joydebpur', 'gazipur/gazipur-sadar'],
    ['tongi', 'gazipur/tongi-east'],
    ['টঙ্গী', 'gazipur/tongi-east'],
    ['narayangonj', 'narayanganj/narayanganj-sadar'],
    ['ফতুল্লা', 'narayanganj/fatullah'],
    ["cox's bazar", 'coxs-bazar/coxs-bazar-sadar'],
    ['coxsbazar', 'coxs-bazar/coxs-bazar-sadar'],
    ['কক্স বাজার', 'coxs-bazar/coxs-bazar-sadar'],
    ['nowakhali', 'noakhali/noakhali-sadar'],
    ['feni sadar', 'feni/feni-sadar'],
    ['hobiganj', 'habiganj/habiganj-sadar'],
    ['chapai', 'chapainawabganj/chapainawabganj-sadar'],
    ['dh', 'dhaka/dakshinkhan'],
    ['মি', 'dhaka/mirpur'],
  ])('for "%s" finds %s first', (text, id) => {
    expect(searchPlaces(text)[0]?.id.replace(/^[a-z]+\//, '')).toBe(id);
  });

  test('finds every place first by its own name and district, in both languages', () => {
    const missed = places.flatMap(({ id, area, district }) =>
      (['en', 'bn'] as const)
        .filter((language) => searchPlaces(`${area[language]}, ${district[language]}`, 1)[0]?.id !== id)
        .map((language) => `${id} ${language}`),
    );
    expect(missed).toEqual([]);
  });

  test('finds nothing for an empty text, signs and another language', () => {
    expect(['', '  ', '!?', '東京'].map((text) => searchPlaces(text))).toEqual([[], [], [], []]);
  });

  test('returns at most as many places as asked for', () => {
    expect(searchPlaces('dhaka', 3)).toHaveLength(3);
  });
});

describe('an address by area', () => {
  const typed = {
    recipientName: 'Rahima Khatun',
    recipientPhone: '01712345678',
    region: 'Dhaka',
    city: 'Dhaka',
    district: 'Dhaka',
    address: 'House 12, Road 5',
    addressCategory: 'home',
  };
  const boalia = { region: 'Rajshahi', city: 'Boalia', district: 'Rajshahi' };

  test('has the names of its area, whatever else was sent beside the id', () => {
    const sent = addressSchema.parse({ ...typed, areaId: 'rajshahi/rajshahi/boalia' });
    expect(settlePlace(sent)).toMatchObject({ ...boalia, address: 'House 12, Road 5' });
    const byHand = addressSchema.parse({ ...typed, ...boalia });
    expect(settlePlace(byHand)).toEqual(byHand);
  });

  test('is rejected with an area that does not exist', () => {
    const settle = () => settlePlace({ ...typed, areaId: 'rajshahi/dhaka/boalia' });
    expect(settle).toThrow(
      expect.objectContaining({ code: 'invalid', fields: { areaId: expect.any(String) } }),
    );
    expect(addressSchema.safeParse({ ...typed, areaId: '../../users' }).success).toBe(false);
  });

  test('is valid for every place', () => {
    for (const place of places) {
      expect(addressSchema.safeParse({ ...typed, ...placeFields(place) }).success).toBe(true);
    }
  });
});
