import { Providers } from './providers.tsx';
import { Shop } from './shop.tsx';

export function App() {
  return (
    <Providers>
      <Shop />
    </Providers>
  );
}
