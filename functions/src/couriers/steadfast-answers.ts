import * as z from 'zod/mini';

/** Numbers and texts are both seen for ids. */
const id = z.pipe(z.union([z.number(), z.string()]), z.transform(String));
const text = z._default(z.string(), '');

/** The answer to a booking (docs/reference/couriers-and-sms.md 1.3). */
export const bookedSchema = z.object({
  consignment: z.object({
    consignment_id: id,
    invoice: z.string(),
    tracking_code: z.optional(z.nullable(z.string())),
    tracking_link: z.optional(z.nullable(z.string())),
  }),
});

export const statusSchema = z.object({ delivery_status: z.string() });

export const trackingsSchema = z.object({
  tracking: z.array(z.object({ consignment_id: id })),
});

const amount = z.union([z.number(), z.string()]);

/** The list of statements (1.8). Its envelope has the status 1, not 200. */
export const paymentsSchema = z.object({ payments: z.array(z.object({ payment_id: id })) });

/** A statement with its parcels. The fields of a parcel are not documented; its charge and invoice may be missing. */
export const paymentSchema = z.object({
  payment: z.object({
    payment_id: id,
    total: amount,
    paid_at: z.optional(z.nullable(z.string())),
    consignments: z.array(
      z.object({
        consignment_id: id,
        invoice: z.optional(z.nullable(z.string())),
        cod_amount: z.optional(z.nullable(amount)),
        delivery_charge: z.optional(z.nullable(amount)),
      }),
    ),
  }),
});

/** A refusal: under HTTP 200, 400 or 422 (1.4). `errors` holds sentences by field. */
export const refusalSchema = z.object({
  status: z.optional(z.number()),
  message: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
});

/** A webhook (1.9). Everything but the type may be missing in types that nobody has described. */
export const webhookSchema = z.object({
  notification_type: text,
  consignment_id: z.optional(z.nullable(id)),
  invoice: z.optional(z.nullable(z.string())),
  status: z.optional(z.nullable(z.string())),
  cod_amount: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  tracking_message: z.optional(z.nullable(z.string())),
  updated_at: z.optional(z.nullable(z.string())),
});
