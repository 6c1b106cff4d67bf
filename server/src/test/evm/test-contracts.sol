// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;
contract TestToken {
  mapping(address => uint256) public balanceOf;
  uint8 immutable count; uint256 immutable feePerMille;
  event Transfer(address indexed from, address indexed to, uint256 value);
  constructor(uint8 decimals_, uint256 fee) { count = decimals_; feePerMille = fee; }
  function decimals() external view returns (uint8) { return count; }
  function mint(address to, uint256 value) external { balanceOf[to] += value; emit Transfer(address(0), to, value); }
  function transfer(address to, uint256 value) external returns (bool) { move(msg.sender, to, value); return true; }
  function transferFrom(address from, address to, uint256 value) external returns (bool) { move(from, to, value); return true; }
  function pretend(address to, uint256 value) external { emit Transfer(msg.sender, to, value); }
  function move(address from, address to, uint256 value) internal {
    require(balanceOf[from] >= value, "too little");
    balanceOf[from] -= value;
    uint256 credited = value - value * feePerMille / 1000;
    balanceOf[to] += credited;
    emit Transfer(from, to, credited);
  }
}
contract Forwarder { function forward(address payable to) external payable { (bool ok,) = to.call{value: msg.value}(""); require(ok); } }
