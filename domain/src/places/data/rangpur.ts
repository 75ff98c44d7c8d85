import type { DivisionRows } from './division-rows.ts';

export const RANGPUR: DivisionRows = {
  id: 'rangpur',
  region: 'Rangpur',
  name: 'Rangpur',
  nameBn: 'রংপুর',
  districts: [
    {
      place: 'dinajpur|Dinajpur|দিনাজপুর',
      upazilas: `
dinajpur-sadar|Dinajpur Sadar|দিনাজপুর সদর
biral|Biral|বিরল
birampur|Birampur|বিরামপুর
birganj|Birganj|বীরগঞ্জ
bochaganj|Bochaganj|বোচাগঞ্জ
chirirbandar|Chirirbandar|চিরিরবন্দর
fulbari|Fulbari|ফুলবাড়ী
ghoraghat|Ghoraghat|ঘোড়াঘাট
hakimpur|Hakimpur|হাকিমপুর|Hili, হিলি
kaharol|Kaharol|কাহারোল
khansama|Khansama|খানসামা
nawabganj|Nawabganj|নবাবগঞ্জ
parbatipur|Parbatipur|পার্বতীপুর`,
    },
    {
      place: 'gaibandha|Gaibandha|গাইবান্ধা',
      upazilas: `
gaibandha-sadar|Gaibandha Sadar|গাইবান্ধা সদর
gobindaganj|Gobindaganj|গোবিন্দগঞ্জ
palashbari|Palashbari|পলাশবাড়ী
phulchari|Phulchari|ফুলছড়ি
sadullapur|Sadullapur|সাদুল্লাপুর
saghata|Saghata|সাঘাটা
sundarganj|Sundarganj|সুন্দরগঞ্জ`,
    },
    {
      place: 'kurigram|Kurigram|কুড়িগ্রাম',
      upazilas: `
kurigram-sadar|Kurigram Sadar|কুড়িগ্রাম সদর
bhurungamari|Bhurungamari|ভুরুঙ্গামারী
char-rajibpur|Char Rajibpur|চর রাজিবপুর|Rajibpur
chilmari|Chilmari|চিলমারী
nageshwari|Nageshwari|নাগেশ্বরী
phulbari|Phulbari|ফুলবাড়ী
rajarhat|Rajarhat|রাজারহাট
rowmari|Rowmari|রৌমারী
ulipur|Ulipur|উলিপুর`,
    },
    {
      place: 'lalmonirhat|Lalmonirhat|লালমনিরহাট',
      upazilas: `
lalmonirhat-sadar|Lalmonirhat Sadar|লালমনিরহাট সদর
aditmari|Aditmari|আদিতমারী
hatibandha|Hatibandha|হাতীবান্ধা
kaliganj|Kaliganj|কালীগঞ্জ
patgram|Patgram|পাটগ্রাম|Burimari, বুড়িমারী`,
    },
    {
      place: 'nilphamari|Nilphamari|নীলফামারী',
      upazilas: `
nilphamari-sadar|Nilphamari Sadar|নীলফামারী সদর
dimla|Dimla|ডিমলা
domar|Domar|ডোমার
jaldhaka|Jaldhaka|জলঢাকা
kishoreganj|Kishoreganj|কিশোরগঞ্জ
saidpur|Saidpur|সৈয়দপুর|Syedpur`,
    },
    {
      place: 'panchagarh|Panchagarh|পঞ্চগড়',
      upazilas: `
panchagarh-sadar|Panchagarh Sadar|পঞ্চগড় সদর
atwari|Atwari|আটোয়ারী
boda|Boda|বোদা
debiganj|Debiganj|দেবীগঞ্জ
tetulia|Tetulia|তেতুলিয়া`,
    },
    {
      place: 'rangpur|Rangpur|রংপুর',
      thanas: `
haragach|Haragach|হারাগাছ
hazirhat|Hazirhat|হাজীরহাট
kotwali|Kotwali|কোতোয়ালি
mahiganj|Mahiganj|মাহিগঞ্জ
parshuram|Parshuram|পরশুরাম
tajhat|Tajhat|তাজহাট`,
      upazilas: `
rangpur-sadar|Rangpur Sadar|রংপুর সদর
badarganj|Badarganj|বদরগঞ্জ
gangachara|Gangachara|গঙ্গাচড়া
kaunia|Kaunia|কাউনিয়া
mithapukur|Mithapukur|মিঠাপুকুর
pirgachha|Pirgachha|পীরগাছা
pirganj|Pirganj|পীরগঞ্জ
taraganj|Taraganj|তারাগঞ্জ`,
    },
    {
      place: 'thakurgaon|Thakurgaon|ঠাকুরগাঁও',
      upazilas: `
thakurgaon-sadar|Thakurgaon Sadar|ঠাকুরগাঁও সদর
baliadangi|Baliadangi|বালিয়াডাঙ্গী
haripur|Haripur|হরিপুর
pirganj|Pirganj|পীরগঞ্জ
ranisankail|Ranisankail|রাণীশংকৈল`,
    },
  ],
};
