/** An address as the form sends it, with every field but the landmark. */
export const ADDRESS_FORM = {
  recipientName: 'Rahima Khatun',
  recipientPhone: '01712345678',
  region: 'Dhaka',
  city: 'Dhaka',
  district: 'Dhaka',
  address: 'House 12, Road 5, Dhanmondi',
  addressCategory: 'home',
};
