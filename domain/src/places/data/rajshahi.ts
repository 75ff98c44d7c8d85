import type { DivisionRows } from './division-rows.ts';

export const RAJSHAHI: DivisionRows = {
  id: 'rajshahi',
  region: 'Rajshahi',
  name: 'Rajshahi',
  nameBn: 'রাজশাহী',
  districts: [
    {
      place: 'bogura|Bogura|বগুড়া|Bogra',
      upazilas: `
bogura-sadar|Bogura Sadar|বগুড়া সদর|Satmatha, সাতমাথা
adamdighi|Adamdighi|আদমদিঘি
dhunat|Dhunat|ধুনট
dupchanchia|Dupchanchia|দুপচাঁচিয়া
gabtali|Gabtali|গাবতলী
kahaloo|Kahaloo|কাহালু
nandigram|Nandigram|নন্দিগ্রাম
sariakandi|Sariakandi|সারিয়াকান্দি
shajahanpur|Shajahanpur|শাজাহানপুর
sherpur|Sherpur|শেরপুর
shibganj|Shibganj|শিবগঞ্জ
sonatala|Sonatala|সোনাতলা`,
    },
    {
      place: 'chapainawabganj|Chapainawabganj|চাঁপাইনবাবগঞ্জ|Nawabganj, Chapai',
      upazilas: `
chapainawabganj-sadar|Chapainawabganj Sadar|চাঁপাইনবাবগঞ্জ সদর
bholahat|Bholahat|ভোলাহাট
gomastapur|Gomastapur|গোমস্তাপুর
nachol|Nachol|নাচোল
shibganj|Shibganj|শিবগঞ্জ`,
    },
    {
      place: 'joypurhat|Joypurhat|জয়পুরহাট',
      upazilas: `
joypurhat-sadar|Joypurhat Sadar|জয়পুরহাট সদর
akkelpur|Akkelpur|আক্কেলপুর
kalai|Kalai|কালাই
khetlal|Khetlal|ক্ষেতলাল
panchbibi|Panchbibi|পাঁচবিবি`,
    },
    {
      place: 'naogaon|Naogaon|নওগাঁ',
      upazilas: `
naogaon-sadar|Naogaon Sadar|নওগাঁ সদর
atrai|Atrai|আত্রাই
badalgachi|Badalgachi|বদলগাছী
dhamoirhat|Dhamoirhat|ধামইরহাট
mahadebpur|Mahadebpur|মহাদেবপুর
manda|Manda|মান্দা
niamatpur|Niamatpur|নিয়ামতপুর
patnitala|Patnitala|পত্নিতলা
porsha|Porsha|পোরশা
raninagar|Raninagar|রাণীনগর
sapahar|Sapahar|সাপাহার`,
    },
    {
      place: 'natore|Natore|নাটোর',
      upazilas: `
natore-sadar|Natore Sadar|নাটোর সদর
bagatipara|Bagatipara|বাগাতিপাড়া
baraigram|Baraigram|বড়াইগ্রাম
gurudaspur|Gurudaspur|গুরুদাসপুর
lalpur|Lalpur|লালপুর
naldanga|Naldanga|নলডাঙ্গা
singra|Singra|সিংড়া`,
    },
    {
      place: 'pabna|Pabna|পাবনা',
      upazilas: `
pabna-sadar|Pabna Sadar|পাবনা সদর
atgharia|Atgharia|আটঘরিয়া
bera|Bera|বেড়া
bhangura|Bhangura|ভাঙ্গুড়া
chatmohar|Chatmohar|চাটমোহর
faridpur|Faridpur|ফরিদপুর
ishurdi|Ishurdi|ঈশ্বরদী
santhia|Santhia|সাঁথিয়া
sujanagar|Sujanagar|সুজানগর`,
    },
    {
      place: 'rajshahi|Rajshahi|রাজশাহী',
      thanas: `
boalia|Boalia|বোয়ালিয়া|Shaheb Bazar, সাহেব বাজার
rajpara|Rajpara|রাজপাড়া|Laxmipur, লক্ষ্মীপুর
motihar|Motihar|মতিহার
shah-makhdum|Shah Makhdum|শাহ মখদুম
chandrima|Chandrima|চন্দ্রিমা
kashiadanga|Kashiadanga|কাশিয়াডাঙ্গা
katakhali|Katakhali|কাটাখালী
belpukur|Belpukur|বেলপুকুর
airport|Airport|এয়ারপোর্ট
karnahar|Karnahar|কর্ণহার
damkura|Damkura|দামকুড়া`,
      upazilas: `
bagha|Bagha|বাঘা
bagmara|Bagmara|বাগমারা
charghat|Charghat|চারঘাট
durgapur|Durgapur|দুর্গাপুর
godagari|Godagari|গোদাগাড়ী
mohanpur|Mohanpur|মোহনপুর
paba|Paba|পবা
puthia|Puthia|পুঠিয়া
tanore|Tanore|তানোর`,
    },
    {
      place: 'sirajganj|Sirajganj|সিরাজগঞ্জ',
      upazilas: `
sirajganj-sadar|Sirajganj Sadar|সিরাজগঞ্জ সদর
belkuchi|Belkuchi|বেলকুচি
chauhali|Chauhali|চৌহালি
kamarkhanda|Kamarkhanda|কামারখন্দ
kazipur|Kazipur|কাজীপুর
raiganj|Raiganj|রায়গঞ্জ
shahjadpur|Shahjadpur|শাহজাদপুর
tarash|Tarash|তাড়াশ
ullapara|Ullapara|উল্লাপাড়া`,
    },
  ],
};
