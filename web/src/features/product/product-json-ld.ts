import { CATEGORY_LABELS, picturesOf, type Product } from '@nargisus/domain/catalogue';
import { deliveryCharge, DELIVERY_TERMS, RETURN_DAYS } from '@nargisus/domain/delivery';
import { plainTaka } from '@nargisus/domain/money';

const SCHEMA = 'https://schema.org';
const CURRENCY = 'BDT';
const COUNTRY = 'BD';
/** UN/CEFACT's code. */
const GRAM = 'GRM';

/**
 * Returns the structured data of a product (schema.org Product with its Offer) as the text of a script element. Escapes `<`,
 * so that no name can end the element.
 */
export function productJsonLd(product: Product, url: string): string {
  const { id, name, nameBn, description, category, price, inStock } = product;
  const { sku, barcode, styleId, colour, fabric, weight } = product;
  const charge = deliveryCharge('standard');
  const { days } = DELIVERY_TERMS.standard;
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
    offers: {
      '@type': 'Offer',
      url,
      price: plainTaka(price),
      priceCurrency: CURRENCY,
      availability: `${SCHEMA}/${inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${SCHEMA}/NewCondition`,
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: plainTaka(charge), currency: CURRENCY },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          transitTime: {
            '@type': 'QuantitativeValue',
            minValue: days[0],
            maxValue: days[1],
            unitCode: 'DAY',
          },
        },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: COUNTRY,
        returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: RETURN_DAYS,
      },
    },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
