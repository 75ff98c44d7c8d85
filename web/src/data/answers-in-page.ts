import type { ApiResponse, ApiResponses } from '@nargisus/domain/contract';

/** The element of a page made ahead that holds the answers it was drawn from (docs/adr/0017). */
export const ANSWERS_ELEMENT = 'answers';

type Source = (address: string) => ApiResponse | Promise<ApiResponse> | undefined;

let source: Source = takeFromPage;
let inPage: Map<string, ApiResponse> | undefined;

/** An answer that need not be fetched. To the first who asks: later it would be old. */
export const answerInPage: Source = (address) => source(address);

/** Where pages are made, answers come from somewhere else. */
export const takeAnswersFrom = (other: Source) => void (source = other);

/** Whether this page was drawn from answers that came with it. */
export const cameWithAnswers = () => document.getElementById(ANSWERS_ELEMENT) !== null;

function takeFromPage(address: string): ApiResponse | undefined {
  inPage ??= new Map(Object.entries(read()));
  const answer = inPage.get(address);
  inPage.delete(address);
  return answer;
}

function read(): ApiResponses {
  const text = document.getElementById(ANSWERS_ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as ApiResponses) : {};
}
