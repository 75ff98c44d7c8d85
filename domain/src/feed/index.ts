export { feedItemOf, type FeedItem } from './feed-item.ts';
export { FEED_XML_END, feedCsv, feedXmlHead, feedXmlItems } from './write-feed.ts';
