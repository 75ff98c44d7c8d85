import {
  CATEGORY_LABELS,
  hasSizes,
  isSoldOut,
  percentOff,
  picturesOf,
  ratingAverage,
  sizeLabel,
  sizesOf,
  type Product,
  type Rating,
} from '@nargisus/domain/catalogue';
import {
  deliveryCharge,
  DELIVERY_TERMS,
  deliveryTermsFor,
  NO_PLACE,
  RETURN_DAYS,
  type DeliverySettings,
} from '@nargisus/domain/delivery';
import { NO_MONEY, plainTaka, type Paisa } from '@nargisus/domain/money';
import type { PublicReview } from '@nargisus/domain/reviews';

const SCHEMA = 'https://schema.org';
const CURRENCY = 'BDT';
const COUNTRY = 'BD';
/** UN/CEFACT's code. */
const GRAM = 'GRM';

/** Returns a price with its kind; the price that counts has none (https://schema.org/PriceTypeEnumeration). */
const unitPrice = (amount: Paisa, kind?: 'StrikethroughPrice') => ({
  '@type': 'UnitPriceSpecification',
  ...(kind && { priceType: `${SCHEMA}/${kind}` }),
  price: plainTaka(amount),
  priceCurrency: CURRENCY,
});

/**
 * Returns the structured data of a product (schema.org Product with its Offer) as the text of a script element. Escapes `<`,
 * so that no name can end the element. Delivery is that of the dearest zone, because the reader's place is not known; left out
 * where the settings are not.
 */
export function productJsonLd(product: Product, url: string, delivery?: DeliverySettings): string {
  const { id, name, nameBn, description, category, price, rating, sizing } = product;
  const { sku, barcode, styleId, colour, fabric, weight } = product;
  const { sale, regularPrice, compareAtPrice } = product;
  const struck = percentOff(product) > 0 && compareAtPrice ? compareAtPrice : NO_MONEY;
  const data = {
    '@context': SCHEMA,
    '@type': 'Product',
    sku: sku ?? id,
    // JSON leaves out what is undefined.
    gtin: barcode,
    inProductGroupWithID: styleId,
    name,
    alternateName: nameBn,
    color: colour?.name,
    material: fabric,
    weight: weight && { '@type': 'QuantitativeValue', value: weight, unitCode: GRAM },
    description,
    category: CATEGORY_LABELS[category],
    image: picturesOf(product).map((picture) => new URL(picture.url, url).href),
    ...(rating && { aggregateRating: aggregateRatingOf(rating) }),
    ...(hasSizes(product) && { size: sizesOf(product).map((size) => sizeLabel({ size, sizing })) }),
    offers: {
      '@type': 'Offer',
      url,
      price: plainTaka(price),
      priceCurrency: CURRENCY,
      ...(struck > 0 && { priceSpecification: [unitPrice(price), unitPrice(struck, 'StrikethroughPrice')] }),
      ...(regularPrice && sale && { priceValidUntil: sale.until.toISOString() }),
      availability: `${SCHEMA}/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
      itemCondition: `${SCHEMA}/NewCondition`,
      shippingDetails: delivery && shippingDetailsOf(delivery, price),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: COUNTRY,
        returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: RETURN_DAYS,
      },
    },
  };
  return scriptText(data);
}

/** Returns the structured data of approved reviews, as the text of a second element about the same product. */
export function reviewsJsonLd(product: Product, url: string, reviews: readonly PublicReview[]): string {
  return scriptText({
    '@context': SCHEMA,
    '@type': 'Product',
    sku: product.id,
    name: product.name,
    url,
    ...(product.rating && { aggregateRating: aggregateRatingOf(product.rating) }),
    review: reviews.map(({ author, stars, text, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author || 'Customer' },
      datePublished: createdAt.toISOString().slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
      ...(text && { reviewBody: text }),
    })),
  });
}

/** Returns charge and days of the first option that the shop offers, for an order of this amount. */
function shippingDetailsOf(settings: DeliverySettings, price: Paisa) {
  const terms = deliveryTermsFor(NO_PLACE, settings);
  const [first] = terms.options;
  if (!first) return undefined;
  const [from, to] = DELIVERY_TERMS[first.option].days;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: plainTaka(deliveryCharge(terms, first.option, price) ?? NO_MONEY),
      currency: CURRENCY,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: from,
        maxValue: to + first.extraDays,
        unitCode: 'DAY',
      },
    },
  };
}

const aggregateRatingOf = (rating: Rating) => ({
  '@type': 'AggregateRating',
  ratingValue: ratingAverage(rating),
  reviewCount: rating.count,
  bestRating: 5,
});

/** Escapes `<`, so that no text can end the element. */
const scriptText = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
