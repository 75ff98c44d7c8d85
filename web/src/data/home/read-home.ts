import { homeCalls } from '@nargisus/domain/contract';
import type { Home } from '@nargisus/domain/home';
import { callApi } from '../api/call-api.ts';

/** Reads the home page as staff composed it. A module of its own, because only the home page needs the schema. */
export const readHome = (): Promise<Home> => callApi(homeCalls.readHome);
