import type { DivisionRows } from './division-rows.ts';

export const CHATTOGRAM: DivisionRows = {
  id: 'chattogram',
  region: 'Chittagong',
  name: 'Chattogram',
  nameBn: 'চট্টগ্রাম',
  districts: [
    {
      place: 'bandarban|Bandarban|বান্দরবান',
      upazilas: `
bandarban-sadar|Bandarban Sadar|বান্দরবান সদর
alikadam|Alikadam|আলীকদম
lama|Lama|লামা
naikhongchhari|Naikhongchhari|নাইক্ষ্যংছড়ি
rowangchhari|Rowangchhari|রোয়াংছড়ি
ruma|Ruma|রুমা
thanchi|Thanchi|থানচি`,
    },
    {
      place: 'brahmanbaria|Brahmanbaria|ব্রাহ্মণবাড়িয়া|B Baria, বি বাড়িয়া',
      upazilas: `
brahmanbaria-sadar|Brahmanbaria Sadar|ব্রাহ্মণবাড়িয়া সদর
akhaura|Akhaura|আখাউড়া
ashuganj|Ashuganj|আশুগঞ্জ
bancharampur|Bancharampur|বাঞ্ছারামপুর
bijoynagar|Bijoynagar|বিজয়নগর
kasba|Kasba|কসবা
nabinagar|Nabinagar|নবীনগর
nasirnagar|Nasirnagar|নাসিরনগর
sarail|Sarail|সরাইল`,
    },
    {
      place: 'chandpur|Chandpur|চাঁদপুর',
      upazilas: `
chandpur-sadar|Chandpur Sadar|চাঁদপুর সদর
faridganj|Faridganj|ফরিদগঞ্জ
haimchar|Haimchar|হাইমচর
hajiganj|Hajiganj|হাজীগঞ্জ
kachua|Kachua|কচুয়া
matlab-dakshin|Matlab Dakshin|মতলব দক্ষিণ|Matlab South
matlab-uttar|Matlab Uttar|মতলব উত্তর|Matlab North
shahrasti|Shahrasti|শাহরাস্তি`,
    },
    {
      place: 'chattogram|Chattogram|চট্টগ্রাম|Chittagong, চিটাগাং, CTG',
      thanas: `
akbar-shah|Akbar Shah|আকবর শাহ
bakalia|Bakalia|বাকলিয়া
bandar|Bandar|বন্দর
bayezid-bostami|Bayezid Bostami|বায়েজিদ বোস্তামী
chandgaon|Chandgaon|চান্দগাঁও
chawkbazar|Chawkbazar|চকবাজার
double-mooring|Double Mooring|ডবলমুরিং|Agrabad, আগ্রাবাদ
epz|EPZ|ইপিজেড|CEPZ
halishahar|Halishahar|হালিশহর
karnaphuli|Karnaphuli|কর্ণফুলী|Karnafuli
khulshi|Khulshi|খুলশী|GEC, Nasirabad, নাসিরাবাদ
kotwali|Kotwali|কোতোয়ালি|New Market, Andarkilla, আন্দরকিল্লা
pahartali|Pahartali|পাহাড়তলী
panchlaish|Panchlaish|পাঁচলাইশ|Muradpur, মুরাদপুর
patenga|Patenga|পতেঙ্গা
sadarghat|Sadarghat|সদরঘাট`,
      upazilas: `
anwara|Anwara|আনোয়ারা
banshkhali|Banshkhali|বাঁশখালী
boalkhali|Boalkhali|বোয়ালখালী
chandanaish|Chandanaish|চন্দনাইশ
fatikchhari|Fatikchhari|ফটিকছড়ি
hathazari|Hathazari|হাটহাজারী
lohagara|Lohagara|লোহাগাড়া
mirsharai|Mirsharai|মীরসরাই|Mirasarai
patiya|Patiya|পটিয়া
rangunia|Rangunia|রাঙ্গুনিয়া
raozan|Raozan|রাউজান
sandwip|Sandwip|সন্দ্বীপ
satkania|Satkania|সাতকানিয়া
sitakunda|Sitakunda|সীতাকুণ্ড`,
    },
    {
      place: "coxs-bazar|Cox's Bazar|কক্সবাজার|Coxs Bazar, Coxsbazar",
      upazilas: `
coxs-bazar-sadar|Cox's Bazar Sadar|কক্সবাজার সদর|Coxs Bazar
chakaria|Chakaria|চকরিয়া
eidgaon|Eidgaon|ঈদগাঁও
kutubdia|Kutubdia|কুতুবদিয়া
moheshkhali|Moheshkhali|মহেশখালী
pekua|Pekua|পেকুয়া
ramu|Ramu|রামু
teknaf|Teknaf|টেকনাফ
ukhiya|Ukhiya|উখিয়া`,
    },
    {
      place: 'cumilla|Cumilla|কুমিল্লা|Comilla',
      upazilas: `
cumilla-sadar|Cumilla Sadar|কুমিল্লা সদর|Adarsha Sadar, আদর্শ সদর, Kandirpar, কান্দিরপাড়
barura|Barura|বরুড়া
brahmanpara|Brahmanpara|ব্রাহ্মণপাড়া
burichang|Burichang|বুড়িচং
chandina|Chandina|চান্দিনা
chauddagram|Chauddagram|চৌদ্দগ্রাম
cumilla-sadar-dakshin|Cumilla Sadar Dakshin|কুমিল্লা সদর দক্ষিণ|Sadar South
daudkandi|Daudkandi|দাউদকান্দি
debidwar|Debidwar|দেবিদ্বার
homna|Homna|হোমনা
laksam|Laksam|লাকসাম
lalmai|Lalmai|লালমাই
manoharganj|Manoharganj|মনোহরগঞ্জ|Monohargonj
meghna|Meghna|মেঘনা
muradnagar|Muradnagar|মুরাদনগর
nangalkot|Nangalkot|নাঙ্গলকোট
titas|Titas|তিতাস`,
    },
    {
      place: 'feni|Feni|ফেনী',
      upazilas: `
feni-sadar|Feni Sadar|ফেনী সদর
chhagalnaiya|Chhagalnaiya|ছাগলনাইয়া
daganbhuiyan|Daganbhuiyan|দাগনভূঞা
fulgazi|Fulgazi|ফুলগাজী
parshuram|Parshuram|পরশুরাম
sonagazi|Sonagazi|সোনাগাজী`,
    },
    {
      place: 'khagrachhari|Khagrachhari|খাগড়াছড়ি|Khagrachari',
      upazilas: `
khagrachhari-sadar|Khagrachhari Sadar|খাগড়াছড়ি সদর
dighinala|Dighinala|দিঘীনালা
guimara|Guimara|গুইমারা
laxmichhari|Laxmichhari|লক্ষ্মীছড়ি|Lakshmichhari
manikchari|Manikchari|মানিকছড়ি
matiranga|Matiranga|মাটিরাঙ্গা
mohalchari|Mohalchari|মহালছড়ি
panchari|Panchari|পানছড়ি
ramgarh|Ramgarh|রামগড়`,
    },
    {
      place: 'lakshmipur|Lakshmipur|লক্ষ্মীপুর|Laxmipur',
      upazilas: `
lakshmipur-sadar|Lakshmipur Sadar|লক্ষ্মীপুর সদর
kamalnagar|Kamalnagar|কমলনগর
raipur|Raipur|রায়পুর
ramganj|Ramganj|রামগঞ্জ
ramgati|Ramgati|রামগতি`,
    },
    {
      place: 'noakhali|Noakhali|নোয়াখালী',
      upazilas: `
noakhali-sadar|Noakhali Sadar|নোয়াখালী সদর|Maijdee, মাইজদী
begumganj|Begumganj|বেগমগঞ্জ|Chaumuhani, চৌমুহনী
chatkhil|Chatkhil|চাটখিল
companiganj|Companiganj|কোম্পানীগঞ্জ
hatiya|Hatiya|হাতিয়া|Hatia
kabirhat|Kabirhat|কবিরহাট
senbagh|Senbagh|সেনবাগ|Senbug
sonaimuri|Sonaimuri|সোনাইমুড়ী
subarnachar|Subarnachar|সুবর্ণচর`,
    },
    {
      place: 'rangamati|Rangamati|রাঙ্গামাটি',
      upazilas: `
rangamati-sadar|Rangamati Sadar|রাঙ্গামাটি সদর
baghaichhari|Baghaichhari|বাঘাইছড়ি|Sajek, সাজেক
barkal|Barkal|বরকল
bilaichhari|Bilaichhari|বিলাইছড়ি
juraichhari|Juraichhari|জুরাছড়ি
kaptai|Kaptai|কাপ্তাই
kawkhali|Kawkhali|কাউখালী
langadu|Langadu|লংগদু
naniarchar|Naniarchar|নানিয়ারচর
rajasthali|Rajasthali|রাজস্থলী`,
    },
  ],
};
