import { expect, test } from 'vitest'
import { openProduct } from './browser.ts'

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
      - text: E-mail
      - textbox "E-mail":
        - /placeholder: you@example.org
      - text: Password
      - textbox "Password"
      - button "Show password"
      - status: At least 6 characters.
      - button "Create Account"
      - paragraph:
        - text: By continuing you agree to our
        - link "terms":
          - /url: /terms
        - text: and
        - link "privacy notice":
          - /url: /privacy
        - text: .
      - paragraph:
        - text: Already have an account?
        - button "Sign In""
  `)
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Lind')
  await page.getByLabel('E-mail').fill('maya@example.org')
  await page.getByLabel('Password', { exact: true }).fill('analytical engine')
  await main.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor()
  expect(await main.ariaSnapshot()).toMatchInlineSnapshot(`
    "- main:
      - 'button "Theme: system. Switch to light"'
      - heading "Welcome" [level=1]
      - paragraph: Sign in with your new account.
      - status:
        - paragraph: You’re in. Sign in to start.
      - text: E-mail
      - textbox "E-mail":
        - /placeholder: you@example.org
        - text: maya@example.org
      - text: Password
      - link "Forgot password?":
        - /url: /forgot-password
      - textbox "Password": analytical engine
      - button "Show password"
      - button "Sign In"
      - paragraph:
        - text: By continuing you agree to our
        - link "terms":
          - /url: /terms
        - text: and
        - link "privacy notice":
          - /url: /privacy
        - text: .
      - paragraph:
        - text: New here?
        - button "Create Account""
  `)
  await main.getByRole('button', { name: 'Sign In' }).click()

  const card = page.getByRole('article').filter({ hasText: 'Challenge' }).first()
  await page.getByRole('link', { name: 'Solve Problem' }).waitFor()
  expect(await card.ariaSnapshot()).toMatchInlineSnapshot(`
    "- article "Today's Challenge Daily":
      - link "Your album of plates":
        - /url: /album
      - heading "Today's Challenge Daily" [level=2]
      - paragraph: Nobody likes to carry the rubbish out on a cold morning. Make the trip something to look forward to.
      - paragraph: Today’s step
      - paragraph: Find the biggest slice of the problem, and aim there.
      - paragraph: Florence Nightingale, with an example
      - paragraph: You have 3 slots today, and one more for each day of your streak, up to 10.
      - link "Solve Problem":
        - /url: /solve"
  `)
  await page.getByRole('link', { name: 'Solve Problem' }).click()
  await page.getByRole('textbox').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await main.ariaSnapshot()).toMatchInlineSnapshot(`
    "- main:
      - paragraph: Things Around the House Easy 2 min
      - heading "Nobody likes to carry the rubbish out on a cold morning. Make the trip something to look forward to." [level=1]
      - paragraph: Write as many ideas as you can.
      - group "Think like":
        - text: Think like
        - button "All twenty"
        - button "Earlier thinkers"
        - button "More thinkers"
        - radio "My Own Path"
        - text: My Own Path
        - radio "Leonardo"
        - text: Leonardo
        - radio "Einstein"
        - text: Einstein
        - radio "Curie"
        - text: Curie
        - radio "Darwin"
        - text: Darwin
        - radio "Lovelace"
        - text: Lovelace
        - radio "Franklin of the day" [checked]
        - text: Franklin
        - emphasis: of the day
        - radio "Galileo"
        - text: Galileo
        - radio "Newton"
        - text: Newton
        - radio "Ibn al-Haytham"
        - text: Ibn al-Haytham
        - radio "Hypatia"
        - text: Hypatia
        - radio "Hokusai"
        - text: Hokusai
        - radio "Rumi"
        - text: Rumi
        - radio "Shakespeare"
        - text: Shakespeare
        - radio "Mozart"
        - text: Mozart
        - radio "Nightingale"
        - text: Nightingale
        - radio "Carver"
        - text: Carver
        - radio "Tesla"
        - text: Tesla
        - radio "Sor Juana"
        - text: Sor Juana
        - radio "Nova"
        - text: Nova
      - group: "Franklin: Two Columns Reasons for on the left, against on the right. Strike out equal pairs."
      - region "Your solutions 0 of 3 ideas":
        - paragraph: Your solutions 0 of 3 ideas
        - paragraph: One more slot for each day of your streak.
        - list:
          - listitem:
            - text: Solution 1
            - textbox "Solution 1":
              - /placeholder: Write your first idea.
            - button "Start voice for solution 1"
          - listitem:
            - text: Solution 2
            - textbox "Solution 2"
            - button "Start voice for solution 2"
          - listitem:
            - text: Solution 3
            - textbox "Solution 3"
            - button "Start voice for solution 3"
      - paragraph: Your browser turns speech into text; we never receive audio.
      - region "Hints while writing":
        - button "Hints"
        - paragraph: Say which ideas are close to each other, and give a spark where none comes.
      - button "Submit Solutions" [disabled]
      - status
      - button "Report this problem"
      - complementary "Your thinker":
        - button "Small bird"
        - paragraph: Benjamin Franklin
        - paragraph: Thinker of the day"
  `)
  await page.getByRole('textbox').first().fill('A bench that hums')
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
  await page.locator('[aria-live="assertive"]', { hasText: 'Solutions Submitted!' }).waitFor()
  const finish = page.getByRole('region', { name: 'One idea, lit' })
  await finish.getByText('Handed in').waitFor()
  expect(await finish.ariaSnapshot()).toMatchInlineSnapshot(`
    "- region "One idea, lit":
      - paragraph: Handed in
      - heading "One idea, lit" [level=1]
      - paragraph: 1 Day Streak
      - img "1 idea": "1""
  `)
  await page.getByRole('button', { name: 'Show me' }).click()
  await page.getByRole('link', { name: 'Done' }).waitFor()
  await page.getByText('All numbers').waitFor()
  const heard = await page.getByRole('main').ariaSnapshot()
  expect(heard.replace(/[0-9a-f-]{36}/, 'ID')).toMatchInlineSnapshot(`
    "- main:
      - region "One idea":
        - heading "One idea" [level=1]
        - img "1 idea": "1"
      - region "Next time":
        - heading "Next time" [level=2]
        - paragraph: The next ones don’t have to be good.
        - paragraph: You used 1 of 3 slots.
        - paragraph:
          - button "Why?"
          - button "Drop it"
      - paragraph:
        - link "Done":
          - /url: /
      - group: All numbers
      - group: Three more ideas
      - button "Share this problem""
  `)
})
