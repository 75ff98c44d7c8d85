// @vitest-environment jsdom
import { signUpSchema } from '@nargisus/domain/accounts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useSchemaForm } from './use-schema-form.ts';

afterEach(cleanup);

const EMPTY = { name: '', email: '', phone: '', password: '', confirmPassword: '' };

function Form({ onValid }: { onValid(values: unknown): void }) {
  const form = useSchemaForm(signUpSchema, EMPTY);
  return (
    <form noValidate onSubmit={form.submit(onValid)}>
      {(Object.keys(EMPTY) as (keyof typeof EMPTY)[]).map((name) => {
        const { error, helperText, ...input } = form.field(name);
        return (
          <p key={name}>
            <input {...input} aria-label={name} aria-invalid={error} />
            {helperText}
          </p>
        );
      })}
      <button>Send</button>
    </form>
  );
}

test('shows no error before submit, then every error, and focuses the first field', async () => {
  const onValid = vi.fn();
  render(<Form onValid={onValid} />);
  expect(screen.queryByText(/required/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  for (const text of [
    'Name is required.',
    'Email is required',
    'Phone number is required',
    'Password is required',
    'Please confirm your password',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveFocus());
  expect(onValid).not.toHaveBeenCalled();
});

test('clears the error of an edited field and keeps the others', async () => {
  render(<Form onValid={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.type(screen.getByLabelText('email'), 'a');
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
  expect(screen.getByText('Name is required.')).toBeVisible();
});

test('passes on the values that the schema parsed', async () => {
  const onValid = vi.fn();
  render(<Form onValid={onValid} />);
  const typed = {
    name: ' Ayesha ',
    email: 'a@b.co',
    phone: '+880 1711-000001',
    password: 'secret-1',
    confirmPassword: 'secret-1',
  };
  for (const [name, value] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(name), value);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onValid).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Ayesha', email: 'a@b.co', phone: '01711000001' }),
  );
});

test('rejects two different passwords', async () => {
  const onValid = vi.fn();
  render(<Form onValid={onValid} />);
  const typed = {
    name: 'A',
    email: 'a@b.co',
    phone: '+880 1711-000001',
    password: 'secret-1',
    confirmPassword: 'secret-2',
  };
  for (const [name, value] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(name), value);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  expect(onValid).not.toHaveBeenCalled();
});
