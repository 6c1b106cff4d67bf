import { expect, test } from 'vitest'
import { atRest, openProduct } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })

/** What a screen reader has to read: role, name and state, in the order in which it reads them. */
test('from the sign-up to the first feedback everything is heard once, in order, with its name and state', async () => {
  const page = await product.visit('/login#sign-up', { timezoneId: 'UTC' })
  const main = page.getByRole('main')
  await page.getByRole('heading', { level: 1, name: 'Create Account' }).waitFor()
  expect(await main.ariaSnapshot()).toMatchInlineSnapshot(`
    "- main:
      - 'button "Theme: system. Switch to light"'
      - heading "Create Account" [level=1]
      - paragraph: Free. Two minutes a day.
      - status
      - text: First name
      - textbox "First name"
      - text: Last name
      - textbox "Last name"
      - text: Email
      - textbox "Email":
        - /placeholder: you@example.org
      - text: Password
      - textbox "Password"
      - button "Show password"
      - status: At least 6 characters.
      - button "Create Account"
      - paragraph:
        - text: Already have an account?
        - button "Sign In"
      - paragraph:
        - text: By continuing, you agree to our
        - link "terms":
          - /url: /terms
        - text: and
        - link "privacy notice":
          - /url: /privacy
        - text: ."
  `)
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Lind')
  await page.getByLabel('Email').fill('maya@example.org')
  await page.getByLabel('Password', { exact: true }).fill('analytical engine')
  await main.getByRole('button', { name: 'Create Account' }).click()

  const card = page.getByRole('article').filter({ hasText: 'Challenge' }).first()
  await page.getByRole('link', { name: 'Solve Problem' }).waitFor()
  expect(await card.ariaSnapshot()).toMatchInlineSnapshot(`
    "- article "Today's Challenge Daily":
      - link "Your album":
        - /url: /album
      - heading "Today's Challenge Daily" [level=2]
      - paragraph: Nobody likes to carry the rubbish out on a cold morning. Make the trip something to look forward to.
      - paragraph: Today’s step
      - paragraph: Find the biggest part of the problem, and start there.
      - paragraph: Florence Nightingale
      - paragraph: Room for 3 ideas. Each streak day adds one.
      - link "Solve Problem":
        - /url: /solve"
  `)
  await page.getByRole('link', { name: 'Solve Problem' }).click()
  await page.getByRole('textbox').first().waitFor()
  await atRest(page)
  expect(await main.ariaSnapshot()).toMatchInlineSnapshot(`
    "- main:
      - paragraph: Things Around the House Easy
      - heading "Nobody likes to carry the rubbish out on a cold morning. Make the trip something to look forward to." [level=1]
      - region "Technique":
        - button "About Florence Nightingale"
        - paragraph:
          - text: Florence Nightingale
          - button "Change"
        - paragraph: Find the biggest part of the problem, and start there.
      - region "Example":
        - button "See an example"
      - region "Your ideas 0 of 3 ideas":
        - paragraph: Your ideas 0 of 3 ideas
        - list:
          - listitem:
            - text: Idea 1
            - textbox "Idea 1":
              - /placeholder: Start anywhere.
            - button "Start voice for idea 1"
          - listitem:
            - text: Idea 2
            - textbox "Idea 2"
            - button "Start voice for idea 2"
          - listitem:
            - text: Idea 3
            - textbox "Idea 3"
            - button "Start voice for idea 3"
      - button "Submit Solutions" [disabled]
      - status
      - button "Report this problem"
      - status"
  `)
  await page.getByRole('textbox').first().fill('A bench that hums')
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
  await page.locator('[aria-live="assertive"]', { hasText: 'Solutions Submitted!' }).waitFor()
  const finish = page.getByRole('region', { name: 'One idea lit' })
  await finish.getByText('Submitted').waitFor()
  expect(await finish.ariaSnapshot()).toMatchInlineSnapshot(`
    "- region "One idea lit":
      - paragraph: Submitted
      - heading "One idea lit" [level=1]
      - paragraph: 1 Day Streak
      - img "1 idea": "1""
  `)
  await page.getByRole('button', { name: 'Show me' }).click()
  await page.getByRole('link', { name: 'Back to Today' }).waitFor()
  await page.getByText('All numbers').waitFor()
  await page.getByRole('region', { name: /^New achievement: / }).waitFor()
  const heard = await page.getByRole('main').ariaSnapshot()
  expect(heard.replace(/[0-9a-f-]{36}/, 'ID')).toMatchInlineSnapshot(`
    "- main:
      - region "One idea":
        - heading "One idea" [level=1]
        - img "1 idea": "1"
      - region "Next step":
        - heading "Next step" [level=2]
        - paragraph: Keep going. The bad ones count too.
        - paragraph: You wrote 1 idea, with room for 3.
        - paragraph:
          - button "Why?"
          - button "Drop this step"
      - paragraph:
        - link "Back to Today":
          - /url: /
      - group: All numbers
      - group: Three ideas from us
      - button "Share This Problem"
      - 'region "New achievement: First Session"':
        - 'heading "New achievement: First Session" [level=2]'
        - paragraph: First session finished
        - button "Dismiss new achievements""
  `)
})
