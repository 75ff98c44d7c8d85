import { Component, type ErrorInfo, type ReactNode } from 'react';
import { HydrationMarker } from './ssr/hydration-marker.tsx';
import { ErrorPage } from './pages/error-page.tsx';

interface Props {
  /** Changes with the URL: navigation clears the error. */
  pathname: string;
  children: ReactNode;
}

interface State {
  failure: { error: unknown; pathname: string } | null;
}

/**
 * Shows an error page in place of a page that throws, so that navbar and cart keep working
 * (docs/reference/specification.md 2: the main layout has an error page).
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error, pathname: '' } };
  }

  static getDerivedStateFromProps({ pathname }: Props, { failure }: State): State | null {
    if (!failure) return null;
    if (failure.pathname === '') return { failure: { ...failure, pathname } };
    return failure.pathname === pathname ? null : { failure: null };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A page failed', error, info.componentStack);
  }

  override render() {
    if (!this.state.failure) return this.props.children;
    return (
      <>
        <ErrorPage />
        <HydrationMarker />
      </>
    );
  }
}
