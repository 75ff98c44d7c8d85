import {
  asOf,
  CATEGORIES,
  percentOff,
  priceConflict,
  productSchema,
  sizesOf,
  sizingOf,
} from '@nargisus/domain/catalogue';
import { fromDocument, toDocument } from '@nargisus/domain/contract';
import { expect, test } from 'vitest';
import { CATALOGUE, productRecord } from './catalogue.ts';
import { withPrices } from './catalogue/prices.ts';
import { PRODUCT_VIEWS } from './product-pictures.ts';
import { renditionsAt } from './testing/renditions-at.ts';

const records = CATALOGUE.map((product) => productRecord(product, renditionsAt(product.id)));

test("every product passes the shop's schema and is preserved by storing", () => {
  for (const record of records)
    expect(fromDocument(productSchema, record.id, toDocument(productSchema, record))).toEqual(record);
});

test('has enough products in every category', () => {
  expect(records.length).toBeGreaterThanOrEqual(52);
  for (const category of CATEGORIES)
    expect(records.filter((record) => record.category === category).length, category).toBeGreaterThan(1);
});

test('has unique ids and names, and ids in the specified format', () => {
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  expect(new Set(records.map(({ name }) => name)).size).toBe(records.length);
  for (const { id, createdAt } of records)
    expect(id).toMatch(new RegExp(`^PROD_${createdAt.getTime()}_\\d{1,3}$`));
});

test('has featured and sold-out products, and the newest three in stock', () => {
  expect(records.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(8);
  expect(records.filter(({ inStock }) => !inStock).length).toBeGreaterThanOrEqual(4);
  const newest = [...records].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, 3);
  expect(newest.every(({ inStock }) => inStock)).toBe(true);
});

test('describes each product in two or more sentences, some in Bangla', () => {
  for (const { name, description } of records)
    expect(description.split(/[.।?!](?:\s|$)/).filter(Boolean).length, name).toBeGreaterThanOrEqual(2);
  expect(records.filter(({ description }) => /[\u0980-\u09ff]/.test(description)).length).toBeGreaterThan(15);
});

test('has a sale that is on and struck-through prices, which agree', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  const priced = records.map((record) => asOf(withPrices(record, now), now));
  expect(priced.filter((product) => percentOff(product) > 0)).toHaveLength(3);
  expect(priced.filter(({ regularPrice }) => regularPrice)).toHaveLength(1);
  expect(priced.flatMap((product) => priceConflict(product) ?? [])).toEqual([]);
});

test('says each product in Bangla, in two or more sentences, with its weight and a unique SKU', () => {
  for (const { name, nameBn, descriptionBn, weight } of records) {
    expect(nameBn, name).toMatch(/[\u0980-\u09ff]/);
    expect(nameBn, name).not.toMatch(/[a-z]/i);
    expect(descriptionBn!.split(/[।?!](?:\s|$)/).filter(Boolean).length, name).toBeGreaterThanOrEqual(2);
    expect(weight, name).toBeGreaterThan(0);
  }
  expect(new Set(records.map(({ sku }) => sku)).size).toBe(records.length);
});

test('says of all clothing and footwear what it is made of and how to care for it', () => {
  const worn = records.filter(({ category }) => ['clothing', 'shoes', 'bags'].includes(category));
  for (const { name, fabric, fabricBn, care, careBn } of worn)
    expect([fabric, fabricBn, care, careBn].every(Boolean), name).toBe(true);
});

test('has styles in several colours, whose products show the same colours', () => {
  const styled = records.filter(({ styleId }) => styleId);
  expect(styled.length).toBeGreaterThanOrEqual(5);
  for (const { id, styleId, colours } of styled) {
    const siblings = styled.filter((it) => it.styleId === styleId);
    expect(colours!.map((colour) => colour.id).sort()).toEqual(siblings.map((it) => it.id).sort());
    expect(colours!.map((colour) => colour.id)).toContain(id);
  }
});

test('has the size system of each kind of goods', () => {
  const sizesIn = (category: string) =>
    new Set(records.filter((record) => record.category === category).map((record) => sizingOf(record)));
  for (const category of ['home', 'bags', 'electronics', 'beauty', 'sports', 'general'])
    expect([category, ...sizesIn(category)]).toEqual([category, 'one-size']);
  expect([...sizesIn('shoes')]).toEqual(['shoes']);
  const sized = (name: string) => sizesOf(records.find((record) => record.name.startsWith(name))!);
  expect(sized('Elephant Road Penny Loafers')).toEqual(['40', '41', '42', '43', '44']);
  expect(sized('Maidan Match Football')).toEqual(['M']);
  expect(sized('Chhoto Shona Panjabi Set')).toEqual(['4Y', '6Y', '8Y', '10Y']);
  expect(sized('Mirpur Slim Jeans')).toEqual(['28', '30', '32', '34', '36', '38']);
  expect(sized('Reshmi Churi')).toEqual(['2.4', '2.6', '2.8']);
  expect(sized('Everyday Tee')).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
});

test('shows each product in three pictures, each described in both languages', () => {
  for (const { name, image, images, pictures } of records) {
    expect(pictures!.length, name).toBe(PRODUCT_VIEWS.length);
    expect(pictures![0]!.url, name).toBe(image);
    expect(new Set(pictures!.map(({ alt }) => alt)).size, name).toBe(PRODUCT_VIEWS.length);
    expect(new Set(pictures!.map(({ altBn }) => altBn)).size, name).toBe(PRODUCT_VIEWS.length);
    for (const { altBn } of pictures!) expect(altBn, name).not.toMatch(/[a-z]/i);
    // A card and the page load what they show; only zooming loads more.
    expect(images!.map(({ width }) => width)).toEqual([320, 640, 960]);
    expect(pictures![0]!.renditions!.sizes, name).toContain('1600');
  }
});
