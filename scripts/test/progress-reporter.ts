import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestCase as BrowserTest, TestResult } from '@playwright/test/reporter';
import type { TestCase } from 'vitest/node';
import { PROGRESS, type Step } from './progress.ts';

const tell = (step: Step): void => {
  const file = process.env[PROGRESS];
  if (file) appendFileSync(file, `${JSON.stringify(step)}\n`);
};
const nameOf = ({ module, fullName }: TestCase): string => `${module.relativeModuleId} › ${fullName}`;
const titleOf = ({ location, title }: BrowserTest): string => `${relative('.', location.file)} › ${title}`;

/** A reporter for Vitest and for Playwright: tells of each test as it begins and ends, for whoever is cut off. */
export default class ProgressReporter {
  onTestCaseReady(test: TestCase): void {
    tell({ name: nameOf(test), state: 'begun' });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    tell({
      name: nameOf(test),
      state: state === 'failed' || state === 'passed' ? state : 'skipped',
      ...(errors?.[0] && { why: errors[0].stack ?? errors[0].message }),
    });
  }

  onTestBegin(test: BrowserTest): void {
    tell({ name: titleOf(test), state: 'begun' });
  }

  onTestEnd(test: BrowserTest, { status, error }: TestResult): void {
    const state = status === 'skipped' ? 'skipped' : status === test.expectedStatus ? 'passed' : 'failed';
    tell({ name: titleOf(test), state, ...(error?.message && { why: error.message }) });
  }
}
