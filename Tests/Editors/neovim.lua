-- Edits the project Shop in a headless Neovim, from version 0.7 on, with `ibstack lsp` as its server. What a person would see is
-- written to a file as JSON: IBSTACK is the program, SHOP the project's folder, and SEEN that file.

local folder = vim.env.SHOP
local seen = {}

local function wait(what, condition)
  assert(vim.wait(60000, condition, 20), "waited in vain for " .. what)
end

local function text(buffer)
  return table.concat(vim.api.nvim_buf_get_lines(buffer or 0, 0, -1, false), "\n") .. "\n"
end

local function edit(name)
  vim.cmd("edit! " .. vim.fn.fnameescape(folder .. "/" .. name))
end

-- Puts the cursor on the first place that a pattern starts at.
local function go(pattern)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  assert(vim.fn.search(pattern, "cW") > 0, "no " .. pattern)
end

local function findings()
  local found = {}
  for _, each in ipairs(vim.diagnostic.get(0)) do
    table.insert(found, { each.lnum, each.severity, each.code or each.user_data.lsp.code })
  end
  return found
end

local function has(code)
  for _, each in ipairs(findings()) do
    if each[3] == code then return true end
  end
  return false
end

local function hover()
  vim.lsp.buf.hover()
  local lines
  wait("a hover", function()
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= "" then
        lines = text(vim.api.nvim_win_get_buf(window))
        vim.api.nvim_win_close(window, true)
        return true
      end
    end
    return false
  end)
  return lines
end

-- Makes the code action whose title starts with some words.
local function act(words)
  local titles, isDone = {}, false
  vim.ui.select = function(items, options, choose)
    for _, item in ipairs(items) do
      local title = options.format_item(item)
      table.insert(titles, title)
      if not isDone and vim.startswith(title, words) then
        isDone = true
        choose(item)
      end
    end
  end
  local before = vim.api.nvim_buf_get_changedtick(0)
  vim.lsp.buf.code_action()
  wait("a code action", function() return isDone and vim.api.nvim_buf_get_changedtick(0) ~= before end)
  return titles
end

local function format()
  if vim.lsp.buf.format then
    vim.lsp.buf.format({ timeout_ms = 60000 })
  else
    vim.lsp.buf.formatting_sync(nil, 60000)
  end
end

local function run()
  edit("Shop.storyboard")
  local storyboard = vim.api.nvim_get_current_buf()
  local id = assert(vim.lsp.start_client({ name = "ibstack", cmd = { vim.env.IBSTACK, "lsp" }, root_dir = folder }))
  vim.lsp.buf_attach_client(storyboard, id)
  wait("findings", function() return has("duplicate-constraint") end)
  seen.findings = findings()

  go('lab-el-001" id="out-ti-001"')
  seen.hover = hover()

  vim.lsp.buf.definition()
  wait("an object", function() return vim.api.nvim_get_current_line():find("<label", 1, true) end)
  seen.object = vim.api.nvim_get_current_line()

  go('ItemController" customModule')
  vim.lsp.buf.definition()
  wait("a source", function() return vim.api.nvim_buf_get_name(0):find("ItemsController.swift", 1, true) end)
  seen.class = vim.api.nvim_get_current_line()
  vim.api.nvim_set_current_buf(storyboard)

  go('titleLabel"')
  vim.lsp.buf.rename("nameLabel")
  wait("a rename", function() return text(storyboard):find('property="nameLabel"', 1, true) end)
  seen.renamed = text(vim.uri_to_bufnr(vim.uri_from_fname(folder .. "/ItemsController.swift")))
  vim.cmd("silent wall")

  go('<constraint [^>]*con-st-007')
  seen.actions = act("Remove")
  wait("no finding", function() return not has("duplicate-constraint") end)
  seen.mended = text(storyboard)

  vim.cmd("silent write")
  format()
  seen.formatted = text(storyboard)
end

local isDone, problem = xpcall(run, debug.traceback)
if not isDone then seen.problem = problem end
vim.fn.writefile({ vim.fn.json_encode(seen) }, vim.env.SEEN)
vim.cmd("qall!")
